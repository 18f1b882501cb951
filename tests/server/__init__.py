"""The server as browsers meet it: a real one on a loopback port."""
