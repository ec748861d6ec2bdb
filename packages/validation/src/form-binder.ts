import { type Language, messageOf } from './message.ts'
import { checkTagged, INPUT_LIMIT, parseTags, type TaggedFailure } from './tagged-rules.ts'

/** What a click found wrong first. */
export interface FormFailure {
  readonly field: TaggedField
  readonly key: TaggedFailure
  readonly text: string
}

export interface FormBinding {
  readonly language: Language
  /** Called with each failure, after it is shown. */
  readonly onFailure?: (failure: FormFailure) => void
}

export type TaggedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What starts a check: a submit button, which Enter in a field clicks too, or anything marked `data-check`. */
const TRIGGER = '[data-check], [type="submit"], button:not([type])'
const FIELD = 'input[data-rule], textarea[data-rule], select[data-rule]'

/**
 * Checks the inputs of a form that carry a tag, `<input data-rule="phone|empty">`, when its button is clicked.
 * The first failure is shown behind its field, the field is focused, and the click goes no further. Typing in
 * the field, or the next click, takes the message away. Returns the function that unbinds.
 *
 * @throws when a tag names an unknown rule.
 */
export function bindForm(form: HTMLElement, { language, onFailure }: FormBinding): () => void {
  let clear = () => {}
  for (const field of fieldsOf(form)) parseTags(tagsOf(field))

  const onClick = (event: Event) => {
    if (!(event.target instanceof Element) || !event.target.closest(TRIGGER)) return
    clear()
    const failure = firstFailure(form, language)
    if (!failure) return

    event.preventDefault()
    event.stopImmediatePropagation()
    clear = show(failure)
    failure.field.focus()
    onFailure?.(failure)
  }
  // Capturing: the check comes before whatever the button itself does.
  form.addEventListener('click', onClick, { capture: true })

  return () => {
    form.removeEventListener('click', onClick, { capture: true })
    clear()
  }
}

function firstFailure(form: HTMLElement, language: Language): FormFailure | null {
  for (const field of fieldsOf(form)) {
    const limit = limitOf(field)
    const key = field.matches(':disabled') ? null : checkTagged(field.value, tagsOf(field), limit)
    if (key) return { field, key, text: messageOf(key, language, limit) }
  }
  return null
}

function fieldsOf(form: HTMLElement): NodeListOf<TaggedField> {
  return form.querySelectorAll<TaggedField>(FIELD)
}

function tagsOf(field: TaggedField): string {
  return field.dataset.rule ?? ''
}

/** A field's own `maxlength`, else the default. */
function limitOf(field: TaggedField): number {
  return Number(field.getAttribute('maxlength') || INPUT_LIMIT)
}

/** Counts messages, so that each has an id of its own. */
let shown = 0

/** Shows a failure so that assistive technology reads it with its field; returns what takes it away again. */
function show({ field, text }: FormFailure): () => void {
  const before = {
    describedBy: field.getAttribute('aria-describedby'),
    invalid: field.getAttribute('aria-invalid'),
  }
  const message = field.ownerDocument.createElement('span')
  message.id = `validation-message-${++shown}`
  message.role = 'alert'
  message.dataset.validation = 'message'
  message.textContent = text
  field.after(message)
  field.setAttribute('aria-invalid', 'true')
  field.setAttribute('aria-describedby', [before.describedBy, message.id].filter(Boolean).join(' '))

  const clear = () => {
    message.remove()
    field.removeEventListener('input', clear)
    restore(field, 'aria-describedby', before.describedBy)
    restore(field, 'aria-invalid', before.invalid)
  }
  field.addEventListener('input', clear)
  return clear
}

function restore(field: TaggedField, name: string, value: string | null): void {
  if (value === null) field.removeAttribute(name)
  else field.setAttribute(name, value)
}
