import { evaluateTagKind } from '@ampdeck/api/enumerations/member'
import { evaluateTag } from '@ampdeck/api/member/evaluate-tag'
import { texts } from '@ampdeck/api/texts'
import { Drawer } from '@ampdeck/ui/drawer'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { Awaited } from '../../../data/awaited.tsx'
import { useAction } from '../../../data/use-action.ts'
import { useRead } from '../../../data/use-read.ts'
import { SortList, sortTexts } from '../../../sort/sort-list.tsx'

const words = texts({ title: ['Order of the tags', '标签顺序'] })

/** The tags of each kind, to be put into the order in which members are offered them. */
export function OrderDrawer({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const { language } = useLanguage()
  const reading = useRead(evaluateTag.selectAll, {})
  const sort = useAction(evaluateTag.sort)
  const { good, bad } = evaluateTagKind.code

  return (
    <Drawer open onClose={onClose} title={say(words.title)} caption={say(sortTexts.hint)}>
      {!reading.data && <Awaited of={reading} />}
      {[good, bad].map((kind) => {
        const items = reading.data?.filter((tag) => tag.good === kind) ?? []
        return (
          items.length > 0 && (
            <SortList
              key={kind}
              label={evaluateTagKind.label(kind, language)}
              items={items}
              onSort={(ids) => void sort({ ids })}
            />
          )
        )
      })}
    </Drawer>
  )
}
