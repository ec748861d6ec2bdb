import type { Language } from '@ampdeck/api/enumeration'
import { dimension, reportOwner } from '@ampdeck/api/enumerations/report'
import { figures } from '@ampdeck/api/figures/figures'
import { type OwnReport, ownReport } from '@ampdeck/api/report/own-report'
import { ownReportTexts } from '@ampdeck/api/report/own-report.texts'
import { listed, say } from '@ampdeck/api/texts'
import { useLanguage } from '@ampdeck/ui/language'
import { listOf } from '../../../list/list-of.ts'
import { words } from '../../../own-report/own-report.words.ts'
import { paths } from '../../../session/paths.ts'

export const screen = listOf<typeof ownReport.page>(ownReportTexts, {
  unit: ['report | reports', '报表'],
  columns: (c) => [
    c.name('name', { sort: true, locked: true, link: ({ id }) => paths.ownReport(id) }),
    c.custom('figures', {
      cell: (of) => <Named of={of} text={figuresOf} />,
      text: figuresOf,
      width: 320,
      most: 340,
    }),
    c.custom('dimensions', { cell: (of) => <Named of={of} text={dimensionsOf} />, text: dimensionsOf }),
    c.text('userName'),
    c.custom('isShared', { cell: (of) => <Named of={of} text={sharedAs} />, text: sharedAs, width: 180 }),
    c.instant('updateTime', { sort: true }),
  ],
  filters: (f) => [f.search('name'), f.codes('whose', reportOwner)],
  actions: (a) => [
    a.link('edit', ownReport.update, {
      href: ({ id }) => `${paths.ownReport(id)}&compose=edit`,
      hiddenIf: ({ isOwn }) => !isOwn,
    }),
    a.link('copy', ownReport.save, { href: ({ id }) => `${paths.ownReport(id)}&compose=copy` }),
    a.call(ownReport.share, {
      label: words.share,
      hiddenElsewhere: true,
      done: words.nowShared,
    }),
    a.call(ownReport.stopSharing, {
      label: words.stopSharing,
      hiddenElsewhere: true,
      done: words.noLonger,
    }),
    a.call(ownReport.delete, {
      confirm: { danger: true, effect: words.deleteEffect },
    }),
  ],
})

function Named({ of, text }: { of: OwnReport; text: (of: OwnReport, language: Language) => string }) {
  return text(of, useLanguage().language)
}

function figuresOf(of: OwnReport, language: Language): string {
  return listed(
    of.figures.map((name) => say(figures[name].label, language)),
    language,
  )
}

function dimensionsOf(of: OwnReport, language: Language): string {
  return listed(
    of.dimensions.map((name) => dimension.label(name, language)),
    language,
  )
}

function sharedAs({ isShared }: OwnReport, language: Language): string {
  return say(isShared ? words.shared : words.onlyMine, language)
}
