/** The tables. None yet: accounts bring the first. */
export {}
