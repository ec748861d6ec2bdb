import { dimension } from '@ampdeck/api/enumerations/report'
import { figures } from '@ampdeck/api/figures/figures'
import { ownReport } from '@ampdeck/api/report/own-report'
import type { Composed, ComposedReport } from '@ampdeck/api/report/own-report-rules'
import { say, type Text, texts } from '@ampdeck/api/texts'
import { failOf } from '../../http/serve.ts'
import type { Report } from '../../report/export/report.ts'
import { figuresReport } from '../figures-report.ts'
import type { ReportRequest } from '../report-figures.service.ts'
import { type Asked, askedReport } from './own-report.service.ts'

const words = texts({
  report: ['Own report', '自定义报表'],
  leftOut: ['Left out for lack of permission: {names}', '因无查看权限而未包含：{names}'],
})

/** What is written: the report as it was, and as far as its reader may see it, when its export began. */
type Frozen = Asked & {
  frozen?: Pick<Composed, 'hidden'> & {
    name: string | undefined
    definition: ComposedReport
    request: ReportRequest
  }
}

export const report: Report<Frozen> = {
  page: 'ownReport',
  name: words.report,
  columns: [],
  rows: nothing,
  composed: {
    freeze: async (asker, asked) => ({
      id: asked.id,
      frozen: await askedReport(asker, asked, failOf(ownReport.export)),
    }),
    of: ({ frozen }) => {
      if (!frozen) throw new Error('An own report is frozen before it is written')
      const { name, definition, hidden, request } = frozen
      const title: Text = name ? [name, name] : words.report
      const made = figuresReport('ownReport', title, definition, noteOf(hidden))
      const { definition: _, ...file } = made
      return {
        ...file,
        fileName: (_params, now, language) => made.fileName?.(request, now, language) ?? say(title, language),
        head: async (rows, _params, language) => (await made.head?.(rows, request, language)) ?? [],
        rows: (rows, _params, language) => made.rows(rows, request, language),
      }
    },
    nameOf: async (rows, { id }) => (id ? (await rows.withDeleted('ownReport', id))?.name : undefined),
  },
}

async function* nothing() {}

/** What of a report its reader may not see. */
function noteOf(hidden: Composed['hidden']): Text | undefined {
  const names = [
    ...hidden.figures.map((name) => figures[name].label),
    ...hidden.dimensions.map(dimension.usual),
  ]
  if (names.length === 0) return undefined
  return [
    say(words.leftOut, 'en', { names: names.map(([en]) => en).join(', ') }),
    say(words.leftOut, 'zh-CN', { names: names.map(([, zh]) => zh).join('、') }),
  ]
}
