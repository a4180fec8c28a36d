import type { DeepReadonly } from './readonly.ts'

/**
 * Checks of outside data. A check returns whether a value conforms to its type, so thoroughly that no
 * further validation is needed: numbers finite and in range, texts and lists of bounded length, no
 * missing and no additional fields.
 */
export type Check<T> = (value: unknown, isImported?: boolean) => value is T

/**
 * Check of a value that grows during a career. An imported career (`isImported`) has to pass the
 * stricter check `imported`, so that it can be continued and still be loaded.
 */
export function growing<T>(check: Check<T>, imported: Check<T>): Check<T> {
  return (value, isImported): value is T => (isImported ? imported(value, true) : check(value))
}

/** Type of the values that a check accepts. */
type Checked<C> = C extends Check<infer T> ? T : never

/** Facts of each kind, from a table of the checks of their fields. */
export type FactsOf<Kinds> = {
  readonly [Kind in keyof Kinds]: {
    readonly [Fact in keyof Kinds[Kind]]: DeepReadonly<Checked<Kinds[Kind][Fact]>>
  }
}

export const boolean: Check<boolean> = (value) => typeof value === 'boolean'

/** Number from `min` to `max`. */
export function number(min: number, max: number): Check<number> {
  return (value): value is number => typeof value === 'number' && value >= min && value <= max
}

/** Integer from `min` to `max`. */
export function integer(min: number, max: number): Check<number> {
  return (value): value is number => Number.isInteger(value) && Number(value) >= min && Number(value) <= max
}

/** Text of at most `maxLength` characters that matches the pattern, if any. */
export function text(maxLength: number, pattern?: RegExp): Check<string> {
  return (value): value is string =>
    typeof value === 'string' && value.length <= maxLength && (pattern?.test(value) ?? true)
}

export function oneOf<T extends string>(words: readonly T[]): Check<T> {
  return (value): value is T => words.some((word) => word === value)
}

export function nullable<T>(check: Check<T>): Check<T | null> {
  return (value, isImported): value is T | null => value === null || check(value, isImported)
}

/** One of the given checks. */
export function union<T extends unknown[]>(
  ...checks: { [Place in keyof T]: Check<T[Place]> }
): Check<T[number]> {
  const each: readonly Check<unknown>[] = checks
  return (value, isImported): value is T[number] => each.some((check) => check(value, isImported))
}

/** Variant of a union with a kind. */
type Variant<T, Kind> = T extends { kind: infer Kinds } ? (Kind extends Kinds ? T : never) : never

type Fields<T> = { [Key in keyof T]-?: Check<T[Key]> }

/** Object of a kind with exactly the fields of that kind. A kind without its fields does not compile. */
export function ofKind<T extends { kind: string }>(kinds: {
  [Kind in T['kind']]: Fields<Omit<Variant<T, Kind>, 'kind'>>
}): Check<T> {
  const checks = new Map(
    Object.entries<Fields<object>>(kinds).map(([kind, fields]) => [kind, record(fields)] as const),
  )
  return (value, isImported): value is T => {
    if (!isObject(value) || typeof value.kind !== 'string') return false
    const { kind, ...fields } = value
    return checks.get(kind)?.(fields, isImported) === true
  }
}

/** Array of `min` to `max` items. */
export function array<T>(item: Check<T>, max: number, min = 0): Check<T[]> {
  return (value, isImported): value is T[] =>
    Array.isArray(value) &&
    value.length >= min &&
    value.length <= max &&
    value.every((one) => item(one, isImported))
}

/** Array with one check per place. */
export function tuple<T extends readonly unknown[]>(
  ...items: { [Place in keyof T]: Check<T[Place]> }
): Check<T> {
  const checks: readonly Check<unknown>[] = items
  return (value, isImported): value is T =>
    Array.isArray(value) &&
    value.length === checks.length &&
    checks.every((check, i) => check(value[i], isImported))
}

/** Object with exactly these fields. A field of the type without a check does not compile. */
export function record<T extends object>(fields: Fields<T>): Check<T> {
  const checks = Object.entries<Check<unknown>>(fields)
  return (value, isImported): value is T =>
    isObject(value) &&
    Object.keys(value).length === checks.length &&
    checks.every(([key, check]) => Object.hasOwn(value, key) && check(value[key], isImported))
}

/** Object with any of these fields. */
export function someOf<T extends object>(fields: Fields<T>): Check<Partial<T>> {
  const checks: Partial<Record<string, Check<unknown>>> = fields
  return (value, isImported): value is Partial<T> =>
    isObject(value) &&
    Object.entries(value).every(
      ([key, field]) => Object.hasOwn(checks, key) && checks[key]?.(field, isImported) === true,
    )
}

/** Object with some of the keys, each with a valid value. */
export function partial<Key extends string, T>(
  key: Check<Key>,
  item: Check<T>,
): Check<Partial<Record<Key, T>>> {
  return (value, isImported): value is Partial<Record<Key, T>> => hasEntries(value, key, item, isImported)
}

/** Object of at most `max` values by their ids. */
export function byId<T>(id: Check<string>, item: Check<T>, max: number): Check<Record<string, T>> {
  return (value, isImported): value is Record<string, T> =>
    hasEntries(value, id, item, isImported) && Object.keys(value).length <= max
}

function hasEntries(
  value: unknown,
  key: Check<string>,
  item: Check<unknown>,
  isImported?: boolean,
): value is object {
  return (
    isObject(value) && Object.entries(value).every(([name, field]) => key(name) && item(field, isImported))
  )
}

/** Parses JSON of any origin. Returns null for other texts, and for none. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Fields of an object. Other values have none. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {}
}

export function areUnique(values: readonly string[]): boolean {
  return new Set(values).size === values.length
}
