/** Height of a table that grows with the season or the career, and the most rows that it shows at once. */
export const LONG_TABLE = { maxHeight: '26rem', rowsAtFirst: 20 }
