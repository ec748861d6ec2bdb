import { describe, expect, it } from 'vitest'
import { parse } from '../syntax.ts'
import { countsOf, writeDocument } from './document.ts'
import { problemsOf } from './problems.ts'
import { type Proof, proofsOf, slipsOf } from './proofs.ts'
import { readRequirements } from './requirements.ts'

const markdown = `# Requirements

## 2. Screens

### Tabs

| Number | Part | Requirement |
|---|---|---|
| 2.1 | shell | One tab per route. |
| 2.2 | business: bills | Bills: raw, card. |

## Left out

- Other limits: not shown.
`
const sections = readRequirements(markdown)
const proof = (change: Partial<Proof> = {}): Proof => ({
  path: 'packages/ui/src/shell/tab-bar/open-pages.test.ts',
  title: 'opens a page once',
  cites: ['2.1'],
  ...change,
})

describe('the list of requirements', () => {
  it('is read by headings, with the business area that owes a line', () => {
    expect(sections).toEqual([
      { title: '2. Screens', level: 2, requirements: [] },
      {
        title: 'Tabs',
        level: 3,
        requirements: [
          { number: '2.1', text: 'One tab per route.' },
          { number: '2.2', text: 'Bills: raw, card.', area: 'bills' },
        ],
      },
    ])
  })

  it.each(['| 2.3 | nobody | A text. |', '| 2 | shell | A text. |', '| 2.3 | shell |'])(
    'does not lose a line with a slip: %s',
    (line) => expect(() => readRequirements(`## 2. Screens\n${line}\n`)).toThrow('Not a requirement'),
  )
})

describe('a proof', () => {
  const cited = (path: string, code: string) => proofsOf(parse(path, code)).map(({ cites }) => cites.join())

  it.each([
    ["it('opens (spec 2.1)', () => {})", '2.1'],
    ["test('opens (spec 2.1, 10.12)', () => {})", '2.1,10.12'],
    ["it('opens (spec 2.1, domain §4)', () => {})", '2.1'],
    ["describe('tabs (spec 2.1)', () => {})", '2.1'],
    ["it.concurrent('opens (spec 2.1)', () => {})", '2.1'],
    ["it.each([1, 2])('opens %s (spec 2.1)', () => {})", '2.1'],
    ["it.each`a | b`('opens $a (spec 2.1)', () => {})", '2.1'],
    ['it(`opens $' + '{name} (spec 2.1)`, () => {})', '2.1'],
    ["it.skipIf(slow)('opens (spec 2.1)', () => {})", '2.1'],
    ["for (const a of b) describe(a, () => { it('opens (spec 2.1)', run) })", '2.1'],
  ])('is a test that cites: %s', (code, numbers) => {
    expect(cited('a.test.ts', code)).toEqual([numbers])
  })

  it.each([
    "it('opens', () => {})",
    "it.skip('opens (spec 2.1)', () => {})",
    "it.todo('opens (spec 2.1)')",
    "describe.skip('tabs', () => { it('opens (spec 2.1)', () => {}) })",
    "it('opens', () => { say('(spec 2.1)') })",
    "// it('opens (spec 2.1)', () => {})",
  ])('is not one that cites nothing, is skipped, or no test: %s', (code) => {
    expect(cited('a.test.ts', code)).toEqual([])
  })

  it.each([
    "it('opens (spec §2)', run)",
    "it('opens (spec 2.1 and 2.2)', run)",
    "it('opens, spec 2.1', run)",
  ])('that would be overlooked is told: %s', (code) => {
    expect(cited('a.test.ts', code)).toEqual([])
    expect(slipsOf(parse('a.test.ts', code))).toHaveLength(1)
  })

  it('is a row of a table, in the call or in a constant of the file', () => {
    const code = `
      const rules = { phone: { spec: '(spec 5.4)', right: '13' }, email: { spec: '(spec 5.5)', right: '' } }
      const cases = Object.entries(rules).map(named)
      it.each([['a day (spec 2.1)', 1], ['an hour', 2]])('refuses %s', run)
      it.each([['empty', 'cannot be empty', '(spec 5.6)']])('%s reads "%s" %s', run)
      describe.each(cases)('$name $spec', run)`
    expect(proofsOf(parse('a.test.ts', code))).toEqual([
      { path: 'a.test.ts', title: 'refuses a day', cites: ['2.1'] },
      { path: 'a.test.ts', title: 'empty reads "cannot be empty"', cites: ['5.6'] },
      { path: 'a.test.ts', title: 'phone', cites: ['5.4'] },
      { path: 'a.test.ts', title: 'email', cites: ['5.5'] },
    ])
  })

  it('is named with the groups that it stands in', () => {
    const code =
      "describe('tabs (spec 2.2)', () => { describe('the last', () => { it('stays (spec 2.1)', run) }) })"
    expect(proofsOf(parse('a.test.ts', code)).map(({ title, cites }) => [title, ...cites])).toEqual([
      ['tabs', '2.2'],
      ['tabs › the last › stays', '2.1'],
    ])
  })

  it('is a story by its name or by the comment above it', () => {
    const code = `
      /** Untitled (spec 2.1). */
      export const Untitled: Story = {}
      export const Last: Story = { name: 'The last stays (spec 2.2)' }
      /** Says nothing of the specification. */
      export const Other: Story = {}
      export default { title: 'Tabs (spec 2.1)' }`
    expect(proofsOf(parse('a.stories.tsx', code))).toEqual([
      { path: 'a.stories.tsx', title: 'Untitled', cites: ['2.1'] },
      { path: 'a.stories.tsx', title: 'The last stays', cites: ['2.2'] },
    ])
  })
})

describe('a problem', () => {
  it('is none where the shell is proven; what belongs to a business screen is open until then', () => {
    expect(problemsOf(sections, [proof()])).toEqual([])
  })

  it('is a part of the shell that nothing proves', () => {
    expect(problemsOf(sections, [])).toEqual(['Nothing proves 2.1: One tab per route.'])
  })

  it('is a number that does not exist', () => {
    expect(problemsOf(sections, [proof({ cites: ['2.1', '2.9'] })])).toEqual([
      'packages/ui/src/shell/tab-bar/open-pages.test.ts cites 2.9, which does not exist: opens a page once',
    ])
  })

  it('is a number given twice', () => {
    expect(problemsOf([...sections, ...sections], [proof()])).toContain(
      'Two requirements have the number 2.1',
    )
  })
})

describe('the document', () => {
  const document = writeDocument(sections, [proof({ title: 'opens [a] | b' })])

  it('exempts nothing: what no test cites is open, whichever screen it belongs to', () => {
    expect(countsOf(sections, [proof()])).toEqual({ proven: 1, open: 1 })
  })

  it('begins with the figures', () => {
    expect(document).toContain('| Shell | 1 | 1 | 0 |\n| Business screens | 1 | 0 | 1 |\n| All | 2 | 1 | 1 |')
  })

  it('lists first what is open, with the part it belongs to', () => {
    expect(document).toMatch(/## Open\n\n.*\n.*\n\| 2\.2 \| .* \| bills \|/)
    expect(document.indexOf('## Open')).toBeLessThan(document.indexOf('## 2. Screens'))
  })

  it('names the test beside what it proves, with a link', () => {
    expect(document).toContain(
      String.raw`| 2.1 | One tab per route. | [open-pages.test.ts](../packages/ui/src/shell/tab-bar/open-pages.test.ts): opens \[a\] \| b |`,
    )
  })

  it('has a section without proofs as well', () => {
    expect(writeDocument(sections, [])).toContain('| 2.2 | Bills: raw, card. | open |')
  })
})
