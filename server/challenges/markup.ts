/** Markup that may be sent: HTML, or the markup of texts in pictures. */
export class Markup {
  readonly source: string

  constructor(source: string) {
    this.source = source
  }
}

/** Template tag of markup. Escapes the texts in it; other markup stays as it is. */
export function markup(
  strings: TemplateStringsArray,
  ...values: readonly (string | number | Markup | readonly Markup[])[]
): Markup {
  return new Markup(String.raw({ raw: strings }, ...values.map(sourceOf)))
}

function sourceOf(value: string | number | Markup | readonly Markup[]): string {
  if (value instanceof Markup) return value.source
  if (typeof value === 'object') return value.map(({ source }) => source).join('')
  return String(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
