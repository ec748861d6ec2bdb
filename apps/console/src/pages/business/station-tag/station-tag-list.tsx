import type { Language } from '@ampdeck/api/enumeration'
import { tagKind, tagObject } from '@ampdeck/api/enumerations/member'
import { type Tag, tag } from '@ampdeck/api/member/tag'
import { tagTexts } from '@ampdeck/api/member/tag.texts'
import { ruleInWords } from '@ampdeck/api/member/tag-rule'
import { useLanguage } from '@ampdeck/ui/language'
import { listOf } from '../../../list/list-of.ts'

const ruleOf = ({ objectKind, rule }: Tag, language: Language) =>
  rule ? ruleInWords(objectKind, rule, language) : '–'

export const screen = listOf<typeof tag.page>(tagTexts, {
  unit: ['tag | tags', '标签'],
  columns: (c) => [
    c.name('name', { sort: true, locked: true }),
    c.code('objectKind', tagObject, { sort: true }),
    c.code('kind', tagKind, { sort: true }),
    c.custom('rule', { cell: (row) => <RuleText of={row} />, text: ruleOf }),
    c.number('count', { sort: true }),
    c.instant('updateTime', { sort: true }),
  ],
  filters: (f) => [f.search('name'), f.codes('objectKind', tagObject), f.codes('kind', tagKind)],
  actions: (a) => [a.form(tag.update), a.call(tag.delete, { confirm: 'danger' })],
})

function RuleText({ of }: { of: Tag }) {
  return ruleOf(of, useLanguage().language)
}
