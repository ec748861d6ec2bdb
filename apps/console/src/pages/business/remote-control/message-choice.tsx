import { protocol as protocols } from '@ampdeck/api/enumerations/equipment'
import { pileCommand } from '@ampdeck/api/operation/pile-command'
import { FieldFrame, Select } from '@ampdeck/ui/fields'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { Loading } from '@ampdeck/ui/state-panel'
import { type ReactNode, useState } from 'react'
import { ReadFailed } from '../../../data/read-failed.tsx'
import { useRead } from '../../../data/use-read.ts'
import type { Chosen } from './chosen.ts'
import { type MessageSchema, messageForm, payloadOf } from './message-form.ts'
import { requestTexts as words } from './request.texts.ts'
import type { RequestDrawing } from './request-form.ts'

const { ocpp16: OCPP_16 } = protocols.code

interface MessageChoiceProps {
  chosen: readonly Chosen[]
  /** The form of the message that was chosen; another one for each. */
  children: (drawing: RequestDrawing, key: string) => ReactNode
}

/** Any message of the standard: which version is meant, which of its messages, and the form that its schema asks for. */
export function MessageChoice({ chosen, children }: MessageChoiceProps) {
  const say = useSay()
  const { language } = useLanguage()
  const versions = [...new Set(chosen.flatMap(({ protocol }) => protocol ?? []))]
  const [chosenVersion, setVersion] = useState<(typeof versions)[number]>()
  const [chosenAction, setAction] = useState<string>()
  const protocol = chosenVersion ?? versions[0] ?? OCPP_16
  const messages = useRead(pileCommand.messages, { protocol })
  const action = messages.data?.find((one) => one === chosenAction) ?? messages.data?.[0] ?? ''
  const schema = useRead(pileCommand.messageSchema, { protocol, action }, { enabled: action !== '' })
  const message = schema.data as MessageSchema | undefined

  return (
    <>
      {versions.length > 1 && (
        <FieldFrame label={say(words.version)} hint={say(words.versionHint)} isRequired>
          {(wiring) => (
            <Select
              {...wiring}
              value={protocol}
              onChange={({ target }) => setVersion(versions.find((code) => code === Number(target.value)))}
            >
              {versions.map((code) => (
                <option key={code} value={code}>
                  {protocols.label(code, language)}
                </option>
              ))}
            </Select>
          )}
        </FieldFrame>
      )}
      <FieldFrame label={say(words.message)} isRequired>
        {(wiring) => (
          <Select {...wiring} value={action} onChange={({ target }) => setAction(target.value)}>
            {messages.data?.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </Select>
        )}
      </FieldFrame>
      <ReadFailed of={messages} title={say(words.notRead)} />
      <ReadFailed of={schema} title={say(words.notRead)} />
      {!message && !schema.error && !messages.error && <Loading />}
      {message && children(drawingOf(action, message), `${protocol}/${action}`)}
    </>
  )
}

function drawingOf(action: string, message: MessageSchema): RequestDrawing {
  const schema = messageForm(message)
  return {
    schema,
    fields: schema.shape,
    requestOf: (values) => ({ name: 'raw', action, payload: payloadOf(message, values) }),
    message,
  }
}
