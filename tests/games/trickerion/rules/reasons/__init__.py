"""Every reason of the rules, with two positions that differ in nothing but what it says."""
