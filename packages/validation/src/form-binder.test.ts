// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { bindForm } from './form-binder.ts'

let form: HTMLFormElement

/** The field with an id. */
const field = (id: string) => form.querySelector(`#${id}`) as HTMLInputElement
const alerts = () => [...form.querySelectorAll('[role="alert"]')].map((alert) => alert.textContent)
const submit = () => (form.querySelector('button') as HTMLButtonElement).click()

beforeEach(() => {
  document.body.innerHTML = `
    <form>
      <p id="hint">Eleven digits</p>
      <input id="phone" data-rule="phone|empty" aria-describedby="hint" />
      <input id="name" data-rule="normal" value="a*b" />
      <input id="off" data-rule="empty" disabled />
      <textarea id="note" data-rule="en" maxlength="60"></textarea>
      <span data-check>Check</span>
      <button>Save</button>
    </form>`
  form = document.querySelector('form') as HTMLFormElement
  form.addEventListener('submit', (event) => event.preventDefault())
})

test('a click shows the first failure only and focuses its field (spec 5.1, 5.2, 5.3)', () => {
  bindForm(form, { language: 'en' })
  submit()

  expect(alerts()).toEqual(['enter a correct phone number'])
  expect(document.activeElement).toBe(field('phone'))
  expect(field('phone').getAttribute('aria-invalid')).toBe('true')
  expect(field('name').hasAttribute('aria-invalid')).toBe(false)
})

test('the message stands behind its field and describes it, after its own hint', () => {
  bindForm(form, { language: 'zh-CN' })
  submit()

  const message = field('phone').nextElementSibling
  expect(message?.textContent).toBe('请输入正确的手机号码')
  expect(field('phone').getAttribute('aria-describedby')).toBe(`hint ${message?.id}`)
})

test('a failing click neither submits the form nor reaches the button', () => {
  const onSubmit = vi.fn()
  const onSave = vi.fn()
  form.addEventListener('submit', onSubmit)
  form.querySelector('button')?.addEventListener('click', onSave)
  bindForm(form, { language: 'en' })

  submit()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(onSave).not.toHaveBeenCalled()

  field('phone').value = '13000000000'
  field('name').value = 'ab'
  submit()
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(onSave).toHaveBeenCalledOnce()
  expect(alerts()).toEqual([])
})

test('the next click goes on to the next failure', () => {
  bindForm(form, { language: 'en' })
  submit()
  field('phone').value = '13000000000'
  submit()

  expect(alerts()).toEqual(['enter no special characters such as star, backslash or percent'])
  expect(document.activeElement).toBe(field('name'))
  expect(field('phone').hasAttribute('aria-invalid')).toBe(false)
  expect(field('phone').getAttribute('aria-describedby')).toBe('hint')
})

test('typing in the field takes its message away', () => {
  bindForm(form, { language: 'en' })
  submit()
  field('phone').dispatchEvent(new Event('input', { bubbles: true }))

  expect(alerts()).toEqual([])
  expect(field('phone').hasAttribute('aria-invalid')).toBe(false)
})

test('a click elsewhere checks nothing, a click on data-check does (spec 5.2)', () => {
  bindForm(form, { language: 'en' })
  field('name').click()
  expect(alerts()).toEqual([])

  form.querySelector<HTMLElement>('[data-check]')?.click()
  expect(alerts()).toHaveLength(1)
})

test('the limit is the maxlength of the field, else 50 (spec 5.17, 9.7)', () => {
  bindForm(form, { language: 'en' })
  field('phone').value = '13000000000'
  field('name').value = 'a'.repeat(51)
  submit()
  expect(alerts()).toEqual(['enter at most 50 characters'])

  field('name').value = ''
  field('note').value = 'a'.repeat(51)
  submit()
  expect(alerts()).toEqual([])
})

test('tells of the failure once it is shown', () => {
  const onFailure = vi.fn()
  bindForm(form, { language: 'en', onFailure })
  submit()
  expect(onFailure).toHaveBeenCalledExactlyOnceWith({
    field: field('phone'),
    key: 'phone',
    text: 'enter a correct phone number',
  })
})

test('after unbinding nothing is checked and nothing is left', () => {
  const unbind = bindForm(form, { language: 'en' })
  submit()
  unbind()
  expect(alerts()).toEqual([])

  submit()
  expect(alerts()).toEqual([])
})

test('refuses to bind an unknown rule, by its name', () => {
  field('name').dataset.rule = 'nope'
  expect(() => bindForm(form, { language: 'en' })).toThrow('"nope"')
})
