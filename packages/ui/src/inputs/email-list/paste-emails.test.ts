import { expect, it } from 'vitest'
import { pasteEmails } from './email-list-input.tsx'

const list = [{ email: 'ops@skyline.cn' }, { email: '' }]

it('makes rows of several addresses, each once', () => {
  expect(pasteEmails(list, 1, 'a@b.cn; Wang Li <c@d.cn>, ops@skyline.cn', 10)).toEqual([
    { email: 'ops@skyline.cn' },
    { email: 'a@b.cn' },
    { email: 'c@d.cn' },
  ])
})

it('leaves a single address to the field', () => {
  expect(pasteEmails(list, 1, 'a@b.cn', 10)).toBeUndefined()
})

it('stops at the limit', () => {
  const many = Array.from({ length: 20 }, (_, index) => `a${index}@b.cn`).join('\n')
  expect(pasteEmails(list, 1, many, 10)).toHaveLength(10)
})
