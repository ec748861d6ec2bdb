import { help, helpAudience, helpCategory, helpState } from '@ampdeck/api/member/help'
import { helpTexts } from '@ampdeck/api/member/help.texts'
import { texts } from '@ampdeck/api/texts'
import { useLanguage } from '@ampdeck/ui/language'
import { listOf } from '../../../list/list-of.ts'
import { useMenu } from '../../../menu/menu-context.ts'

const words = texts({
  release: ['Release', '发布'],
  down: ['Take down', '下架'],
  releaseEffect: ['Everyone can read it from now on.', '发布后所有人均可阅读。'],
  downEffect: ['It is no longer shown.', '下架后将不再显示。'],
  releaseDone: ['{name} released', '已发布{name}'],
  downDone: ['{name} taken down', '已下架{name}'],
})

/** Articles of help in the order in which they are read (screens.md S246). */
export const screen = listOf<typeof help.page>(helpTexts, {
  unit: ['help item | help items', '帮助条目'],
  columns: (c) => [
    c.name('title', { also: 'titleEn', sort: true, locked: true }),
    c.code('category', helpCategory),
    c.status('state', helpState, { lead: true }),
    c.custom('pageId', { cell: (row) => <PageTitle of={row.pageId} /> }),
    c.code('audience', helpAudience),
    c.instant('updateTime', { sort: true }),
  ],
  filters: (f) => [
    f.search('title'),
    f.codes('category', helpCategory),
    f.codes('state', helpState),
    f.codes('audience', helpAudience, { more: true }),
  ],
  actions: (a) => [
    a.form(help.update),
    a.call(help.release, {
      label: words.release,
      hiddenElsewhere: true,
      confirm: words.releaseEffect,
      done: words.releaseDone,
    }),
    a.call(help.down, {
      label: words.down,
      hiddenElsewhere: true,
      confirm: words.downEffect,
      done: words.downDone,
    }),
    a.call(help.delete, { confirm: 'danger' }),
  ],
})

/** The page whose "?" opens the item, as the menu calls it. */
function PageTitle({ of }: { of: string | null | undefined }) {
  const { language } = useLanguage()
  const page = useMenu().pages.find(({ id }) => id === of)
  return page ? page.title[language === 'en' ? 0 : 1] : (of ?? '–')
}
