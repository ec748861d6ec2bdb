import type { CodeOf } from '@ampdeck/api/enumeration'
import { protocol as protocols } from '@ampdeck/api/enumerations/equipment'
import { message, type ParsedFrame } from '@ampdeck/api/parser/message'
import { listed } from '@ampdeck/api/texts'
import { Panel } from '@ampdeck/ui/detail'
import { FieldFrame, Select, TextInput } from '@ampdeck/ui/fields'
import { GuardedButton } from '@ampdeck/ui/gate'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { PageHead } from '@ampdeck/ui/page-head'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAction } from '../../../data/use-action.ts'
import { useRead } from '../../../data/use-read.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { FieldTable } from './field-table.tsx'
import { FrameView } from './frame-view.tsx'
import styles from './message.module.css'
import { messagePageTexts as words } from './message.texts.ts'

type Protocol = CodeOf<typeof protocols>

/** Takes a pasted frame apart (screens.md S236). */
export function Page() {
  const say = useSay()
  const { language } = useLanguage()
  const head = usePageHead('MessageParser')
  const [search, setSearch] = useSearchParams()
  const known = useRead(message.protocols, {}).data ?? []
  const parse = useAction(message.parse)
  const [text, setText] = useState('')
  const [action, setAction] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [frame, setFrame] = useState<ParsedFrame>()
  const parsed = known.filter(({ canParse }) => canParse).map((of) => of.protocol)
  const others = known.filter(({ canParse }) => !canParse).map((of) => protocols.label(of.protocol, language))
  const asked = Number(search.get('protocol'))
  const chosen: Protocol = parsed.find((code) => code === asked) ?? protocols.code.ocpp16

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    setBusy(true)
    const found = await parse({ protocol: chosen, text, action: action.trim() || null })
    setBusy(false)
    if (found) setFrame(found)
  }

  return (
    <>
      <PageHead {...head} />
      <div className={styles.parser}>
        <Panel title={say(words.frame)}>
          <form className={styles.form} onSubmit={(event) => void submit(event)}>
            <FieldFrame
              label={say(words.protocol)}
              hint={others.length > 0 ? say(words.notYet, { names: listed(others, language) }) : undefined}
            >
              {(wiring) => (
                <Select
                  {...wiring}
                  value={chosen}
                  onChange={(event) => setSearch({ protocol: event.target.value }, { replace: true })}
                >
                  {parsed.map((code) => (
                    <option key={code} value={code}>
                      {protocols.label(code, language)}
                    </option>
                  ))}
                </Select>
              )}
            </FieldFrame>
            <TextInput
              label={say(words.ofAnswer)}
              hint={say(words.ofAnswerHint)}
              maxLength={64}
              value={action}
              onChange={(event) => setAction(event.target.value)}
            />
            <FieldFrame label={say(words.frame)} hint={say(words.frameHint)} isRequired wide>
              {(wiring) => (
                <textarea
                  {...wiring}
                  className={styles.paste}
                  rows={6}
                  spellCheck={false}
                  value={text}
                  onChange={(event) => setText(event.target.value)}
                />
              )}
            </FieldFrame>
            <div className={styles.submit}>
              <GuardedButton of={message.parse} look="primary" size="form" type="submit" busy={isBusy}>
                {say(words.parse)}
              </GuardedButton>
            </div>
          </form>
        </Panel>
        {frame && (
          <>
            <Panel title={frame.action ?? say(words.frame)}>
              <FrameView frame={frame} />
            </Panel>
            <Panel title={say(words.fields)}>
              <FieldTable frame={frame} />
            </Panel>
          </>
        )}
      </div>
    </>
  )
}
