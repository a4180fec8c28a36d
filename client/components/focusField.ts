/** Puts the focus on the form's field of that name, so that its fault is read out and can be mended at once. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}
