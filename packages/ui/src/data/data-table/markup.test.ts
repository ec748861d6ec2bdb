// @vitest-environment happy-dom
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { escaped, safe, tag } from './markup.ts'

const read = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.firstElementChild

const hostile = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .array(fc.constantFrom('"', "'", '<', '>', '&', '</b>', '<script>', 'onerror=', ' ', '&lt;', '$&'))
    .map((parts) => parts.join('')),
)

it('gives back any text and any attribute as it was', () => {
  fc.assert(
    fc.property(hostile, hostile, (text, title) => {
      const element = read(tag('b', { title, hidden: undefined, 'data-n': 3 }, escaped(text)))
      expect(element?.outerHTML.startsWith('<b ')).toBe(true)
      expect(element?.childElementCount).toBe(0)
      expect(element?.textContent).toBe(text.replaceAll(/\r\n?/g, '\n'))
      expect(element?.getAttribute('title')).toBe(title.replaceAll(/\r\n?/g, '\n'))
      expect(element?.getAttributeNames().toSorted()).toEqual(['data-n', 'title'])
    }),
  )
})

it('lets no address run as a script', () => {
  for (const href of [
    'javascript:alert(1)',
    ' \tJaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:x',
  ])
    expect(safe(href), href).toBe('#')
})

it('leaves every other address alone', () => {
  for (const href of ['/piles?q=javascript:1', '#station-3', '?a=1', 'https://ampdeck.test/', 'tel:95598'])
    expect(safe(href)).toBe(href)
})
