import { grouped } from './money.ts'

/** '1st', '2nd', '3rd', '11th', '20th', '1,500th'. */
export function ordinal(place: number): string {
  const tens = place % 100
  const suffix = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th')
  return `${grouped(place)}${suffix}`
}
