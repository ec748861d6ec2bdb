import { protocol } from '@ampdeck/api/enumerations/equipment'
import { frameType, messageDirection } from '@ampdeck/api/enumerations/interface'
import { message } from '@ampdeck/api/parser/message'
import { Button } from '@ampdeck/ui/button'
import { copyText } from '@ampdeck/ui/clipboard'
import { Drawer } from '@ampdeck/ui/drawer'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { Tabs } from '@ampdeck/ui/tabs'
import { showMessage } from '@ampdeck/ui/toast'
import { useState } from 'react'
import { Awaited } from '../../../data/awaited.tsx'
import { useRead } from '../../../data/use-read.ts'
import { FrameView } from './frame-view.tsx'
import styles from './message.module.css'
import { messagePageTexts as words } from './message.texts.ts'

const { call, error: failure } = frameType.code

interface MessageDrawerProps {
  id: number
  onClose: () => void
}

/** A frame in hex and in its parts, and its call or answer beside it. Its address shows the same to others. */
export function MessageDrawer({ id, onClose }: MessageDrawerProps) {
  const say = useSay()
  const { language } = useLanguage()
  const reading = useRead(message.get, { id })
  const { data, error } = reading
  const [shown, show] = useState('own')
  const own = data?.message
  const other = data?.counterpart ?? undefined
  const frame = shown === 'other' && other ? other : own
  const nameOf = (type: number | null | undefined) =>
    say(type === call ? words.call : type === failure ? words.error : words.answer)
  const copyLink = async () => {
    const isCopied = await copyText(location.href)
    showMessage({
      text: say(isCopied ? words.linkCopied : words.linkNotCopied),
      tone: isCopied ? 'status' : 'error',
    })
  }

  return (
    <Drawer
      open
      width="wide"
      onClose={onClose}
      title={own?.action ?? say(words.frameOf, { id: String(id) })}
      caption={
        own &&
        [
          own.pileCode,
          protocol.label(own.protocol, language),
          messageDirection.label(own.direction, language),
          own.time,
        ].join(' · ')
      }
      footer={<Button onClick={() => void copyLink()}>{say(words.copyLink)}</Button>}
    >
      {error || !own || !frame ? (
        <Awaited of={reading} />
      ) : other ? (
        <Tabs
          label={say(words.frame)}
          tabs={[
            { id: 'own', label: nameOf(own.frameType) },
            {
              id: 'other',
              label: `${nameOf(other.frameType)}${own.latencyMs === null ? '' : ` · ${say(words.answered, { ms: own.latencyMs })}`}`,
            },
          ]}
          current={shown}
          onChange={show}
        >
          <div className={styles.tab}>
            <FrameView key={frame.id} frame={frame.parsed} />
          </div>
        </Tabs>
      ) : (
        <div className={styles.tab}>
          <FrameView frame={own.parsed} />
          {own.frameType === call && <p className={styles.muted}>{say(words.unanswered)}</p>}
        </div>
      )}
    </Drawer>
  )
}
