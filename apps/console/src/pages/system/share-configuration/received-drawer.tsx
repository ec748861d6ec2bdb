import type { OutputOf } from '@ampdeck/api/contract'
import { type ReceivedShare, shareConfiguration, shareKind } from '@ampdeck/api/system/share-configuration'
import { shareConfigurationTexts } from '@ampdeck/api/system/share-configuration.texts'
import { localName, texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { DescriptionList, Panel } from '@ampdeck/ui/detail'
import { Drawer } from '@ampdeck/ui/drawer'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { Empty } from '@ampdeck/ui/state-panel'
import { useState } from 'react'
import { Awaited } from '../../../data/awaited.tsx'
import { useAction } from '../../../data/use-action.ts'
import { useRead } from '../../../data/use-read.ts'
import styles from './share-configuration.module.css'
import { SharedTable } from './shared-table.tsx'

const words = texts({
  title: ['Shared with us', '共享给我们'],
  none: ['Nobody shares anything with you', '暂无其他商户共享'],
  look: ['Show', '查看'],
  hint: ['Each view is recorded in the operation log of both sides.', '每次查看都会记入双方的操作日志。'],
})

/** What other sellers share with this one now. */
export function ReceivedDrawer({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const reading = useRead(shareConfiguration.received, {})

  return (
    <Drawer open onClose={onClose} title={say(words.title)} caption={say(words.hint)} width="wide">
      {!reading.data && <Awaited of={reading} />}
      {reading.data?.length === 0 && <Empty title={say(words.none)} />}
      <div className={styles.received}>
        {reading.data?.map((rule) => (
          <Received key={rule.id} of={rule} />
        ))}
      </div>
    </Drawer>
  )
}

function Received({ of }: { of: ReceivedShare }) {
  const { id, name, objectKind, validTo } = of
  const say = useSay()
  const { language } = useLanguage()
  const look = useAction(shareConfiguration.look)
  const [shown, show] = useState<OutputOf<typeof shareConfiguration.look>>()

  return (
    <Panel title={name}>
      <DescriptionList
        items={[
          { label: say(shareConfigurationTexts.owner), value: localName(of, language, 'owner') },
          { label: say(shareConfigurationTexts.objectKind), value: shareKind.label(objectKind, language) },
          { label: say(shareConfigurationTexts.validTo), value: validTo },
        ]}
      />
      {shown ? (
        <SharedTable of={shown} />
      ) : (
        <Button onClick={async () => show(await look({ id }))}>{say(words.look)}</Button>
      )}
    </Panel>
  )
}
