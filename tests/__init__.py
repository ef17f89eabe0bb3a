"""The tests of Reverie: the kernel's, each game's against its ledger, and those of the packages around them."""
