/** A number of things in words: 'no goals', '1 goal', '2 goals'. */
export function counted(count: number, one: string, several: string): string {
  return `${count === 0 ? 'no' : count} ${count === 1 ? one : several}`
}
