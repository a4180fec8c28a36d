/** A change that an event has made: what, and by how much, such as 'Fan mood' and '-7%'. */
export interface ImpactFigure {
  name: string
  figure: string
}

/** A name, then a figure with its sign, currency and unit: 'budget -£60,000', 'seats -2000 for 14 days'. */
const NAMED_FIGURE = /^(?<name>.*?) (?<figure>[+-]?£?\d.*)$/

/** The figures in the text of an event's impact; parts without one are left out. */
export function impactFigures(impact: string): ImpactFigure[] {
  return impact.split(', ').flatMap((part) => {
    const { name, figure } = NAMED_FIGURE.exec(part)?.groups ?? {}
    if (name === undefined || figure === undefined) return []
    return [{ name: name.charAt(0).toUpperCase() + name.slice(1), figure }]
  })
}
