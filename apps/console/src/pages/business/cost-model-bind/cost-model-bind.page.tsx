import { type BindNode, costModel } from '@ampdeck/api/config/cost-model'
import { texts } from '@ampdeck/api/texts'
import { SearchBox } from '@ampdeck/ui/fields'
import { GuardedButton } from '@ampdeck/ui/gate'
import { useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { PageHead } from '@ampdeck/ui/page-head'
import { Empty, Loading } from '@ampdeck/ui/state-panel'
import { useDeferredValue, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ReadFailed } from '../../../data/read-failed.tsx'
import { useRead } from '../../../data/use-read.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { BindTable } from './bind-table.tsx'
import styles from './cost-model-bind.module.css'

const BindDialog = lazyOf(() => import('./bind-dialog.tsx'), 'BindDialog')

const words = texts({
  search: ['Search stations', '搜索场站'],
  bind: ['Bind {count}', '绑定（{count}）'],
  bindNone: ['Bind', '绑定'],
  choose: ['Choose stations, piles or guns first', '请先选择场站、电桩或充电枪'],
  none: ['No station', '没有场站'],
  how: [
    'A gun strategy of the day overrides the gun, the gun its pile, and the pile its station. Fleets and interconnection are billed by their own model where one is bound, otherwise by the general one. A binding applies to charges that start after it.',
    '当日生效的枪策略优先于充电枪，充电枪优先于电桩，电桩优先于场站。车队与互联互通绑定了专用模型时按专用模型计费，否则按通用模型计费。绑定仅对之后开始的充电生效。',
  ],
})

/** Which model bills at each gun, and why that one (screens.md S072). */
export function Page() {
  const say = useSay()
  const head = usePageHead('costModelBind')
  const [search, setSearch] = useSearchParams()
  const name = search.get('name') ?? ''
  const asked = useDeferredValue(name)
  const reading = useRead(costModel.bindTree, { name: asked }, { keepsLast: true })
  const [chosen, choose] = useState<readonly BindNode[]>([])
  const [isBinding, setBinding] = useState(false)

  return (
    <>
      <PageHead
        {...head}
        search={
          <SearchBox
            size="bar"
            aria-label={say(words.search)}
            placeholder={say(words.search)}
            value={name}
            onChange={(event) =>
              setSearch(event.target.value ? { name: event.target.value } : {}, { replace: true })
            }
          />
        }
        actions={
          <GuardedButton
            of={costModel.bind}
            look="primary"
            blockedReason={chosen.length === 0 ? say(words.choose) : undefined}
            onClick={() => setBinding(true)}
          >
            {chosen.length === 0 ? say(words.bindNone) : say(words.bind, { count: chosen.length })}
          </GuardedButton>
        }
      />
      <div className={styles.page}>
        <p className={styles.how}>{say(words.how)}</p>
        <ReadFailed of={reading} />
        {reading.isPending && <Loading />}
        {reading.data?.length === 0 && <Empty title={say(words.none)} />}
        {reading.data && reading.data.length > 0 && (
          <BindTable stations={reading.data} chosen={chosen} onChoose={choose} />
        )}
      </div>
      {isBinding && (
        <BindDialog
          targets={chosen}
          onClose={() => setBinding(false)}
          onDone={() => {
            setBinding(false)
            choose([])
          }}
        />
      )}
    </>
  )
}
