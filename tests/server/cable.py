"""A network between a server and its database that can be cut and mended."""

import asyncio
from contextlib import asynccontextmanager, suppress


class Cable:
    """Carries bytes from a port of this machine to a socket file, while it is whole."""

    def __init__(self, far):
        self.far = far
        self.whole = True
        self.ends = set()
        self.carries = asyncio.Event()
        self.carries.set()

    async def carry(self, reader, writer):
        if not self.whole:
            writer.transport.abort()
            return
        far_reader, far_writer = await asyncio.open_unix_connection(self.far)
        self.ends |= {writer, far_writer}
        ways = [self.pump(reader, far_writer), self.pump(far_reader, writer)]
        await asyncio.gather(*ways, return_exceptions=True)
        self.ends -= {writer, far_writer}

    async def pump(self, reader, writer):
        with suppress(OSError):
            while data := await reader.read(65536):
                if not self.carries.is_set():
                    return await self.carries.wait()  # lost on its way, and nobody is told
                writer.write(data)
                await writer.drain()
        writer.close()

    def cut(self):
        """Whatever was on its way is lost, and nobody comes through."""
        self.whole = False
        for end in self.ends:
            end.transport.abort()

    def swallow(self):
        """Every end still answers, but nothing arrives, nor will what is sent now."""
        self.carries.clear()

    def mend(self):
        self.whole = True
        self.carries.set()


@asynccontextmanager
async def cable(cluster, db):
    """A cable to the cluster, and the address of a database at its near end."""
    line = Cable(cluster.socket)
    server = await asyncio.start_server(line.carry, "127.0.0.1", 0)
    host, port = server.sockets[0].getsockname()
    name = db.rsplit("/", 1)[1].split("?")[0]
    try:
        yield line, f"postgresql://postgres:do-not-tell@{host}:{port}/{name}?sslmode=disable"
    finally:
        line.cut()
        server.close()
