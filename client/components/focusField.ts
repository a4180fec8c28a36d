/** Focuses the form's field of that name, so that its error is announced and can be corrected at once. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}
