import { helpAudience, helpCategory, helpState } from '@ampdeck/api/member/help'
import { parseTimestamp } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { standard } from '../../demo/records.ts'
import { demoSellers } from '../../demo/sellers.ts'
import { articles, htmlOf } from './help-articles.ts'

const CREATED = parseTimestamp('2024-03-01')

/** The articles of help, one that is still written and one that was taken down. */
export const part: DemoPart = {
  name: 'help',
  after: ['sellers'],
  async prepare(_world, { copy }) {
    const { draft, released, down } = helpState.code
    const unfinished = [
      { title: ['Prices by the hour', '分时电价说明'], state: draft },
      { title: ['The old card reader', '旧读卡器说明'], state: down },
    ].map(({ title, state }) => ({
      page: null,
      category: helpCategory.code.equipment,
      title,
      en: title[0] ?? '',
      zh: title[1] ?? '',
      state,
    }))
    const all = [...articles.map((article) => ({ ...article, state: released })), ...unfinished]
    await copy(
      'help',
      demoSellers.flatMap((sellerId) =>
        all.map(({ page, category, title, en, zh, state }, index) => ({
          ...standard(sellerId, 'help', index + 1, CREATED),
          title: title[1] ?? '',
          titleEn: title[0] ?? null,
          category,
          audience: helpAudience.code.console,
          pageId: page,
          content: htmlOf(zh),
          contentEn: htmlOf(en),
          sort: (index + 1) * 10,
          state,
        })),
      ),
    )
  },
}
