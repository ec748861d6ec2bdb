import { expect, it } from 'vitest'
import { isSafeUrl, urlFrom } from './safe-url.ts'

it.each([
  ['https://example.com/a?b=c', true],
  ['HTTP://example.com', true],
  ['/files/7.png', true],
  ['javascript:alert(1)', false],
  ['JaVaScRiPt:alert(1)', false],
  ['java\nscript:alert(1)', false],
  ['\u0000javascript:alert(1)', false],
  ['data:text/html,<script>', false],
  ['vbscript:x', false],
  ['//evil.example.com', false],
  ['/\\evil.example.com', false],
  ['https:///', false],
  ['mailto:a@example.com', false],
  ['', false],
])('%j', (url, isSafe) => {
  expect(isSafeUrl(url)).toBe(isSafe)
})

it.each([
  ['example.com', 'https://example.com'],
  ['example.com/station?id=7', 'https://example.com/station?id=7'],
  [' https://example.com ', 'https://example.com'],
  ['javascript:alert(1)', undefined],
  ['two words', undefined],
  ['word', undefined],
  ['', undefined],
])('reads %j as %j', (typed, url) => {
  expect(urlFrom(typed)).toBe(url)
})
