import { help, helpCategory } from '@ampdeck/api/member/help'
import { localName, texts } from '@ampdeck/api/texts'
import { Drawer } from '@ampdeck/ui/drawer'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { Awaited } from '../../../data/awaited.tsx'
import { useAction } from '../../../data/use-action.ts'
import { useRead } from '../../../data/use-read.ts'
import { SortList, sortTexts } from '../../../sort/sort-list.tsx'

const words = texts({ title: ['Order of the help items', '帮助条目顺序'] })
const MAX = 1_000

/** The items of each category, to be put in order. */
export function OrderDrawer({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const { language } = useLanguage()
  const reading = useRead(help.page, { pageSize: MAX })
  const sort = useAction(help.sort)
  const rows = reading.data?.records ?? []

  return (
    <Drawer open onClose={onClose} title={say(words.title)} caption={say(sortTexts.hint)}>
      {!reading.data && <Awaited of={reading} />}
      {helpCategory.codes.map((category) => {
        const items = rows
          .filter((row) => row.category === category)
          .map(({ id, title, titleEn }) => ({
            id,
            name: localName({ name: title, nameEn: titleEn }, language),
          }))
        return (
          items.length > 0 && (
            <SortList
              key={category}
              label={helpCategory.label(category, language)}
              items={items}
              onSort={(ids) => void sort({ category, ids })}
            />
          )
        )
      })}
    </Drawer>
  )
}
