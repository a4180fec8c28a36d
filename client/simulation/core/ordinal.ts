import { grouped } from './money.ts'

/** '1st', '2nd', '3rd', '11th', '20th', '1,500th'. */
export function ordinal(place: number): string {
  const tens = place % 100
  const suffix = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th')
  return `${grouped(place)}${suffix}`
}

/** A number of things in words: 'no goals', '1 goal', '2 goals'. */
export function counted(count: number, one: string, several: string): string {
  return `${count === 0 ? 'no' : count} ${count === 1 ? one : several}`
}
