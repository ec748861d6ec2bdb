import { commandKind } from '@ampdeck/api/enumerations/equipment'
import { pileCommand, requestOf } from '@ampdeck/api/operation/pile-command'
import { type RequestName, requestForms } from '@ampdeck/api/operation/pile-request'
import { FieldFrame, Select } from '@ampdeck/ui/fields'
import { DraftForm, type DraftSchema, useDraft } from '@ampdeck/ui/form'
import { useGrants } from '@ampdeck/ui/gate'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { showMessage } from '@ampdeck/ui/toast'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useCall } from '../../../data/use-call.ts'
import { type CommandManner, CommandQuestion } from '../../../pile/command-question.tsx'
import { type Chosen, type ChosenKind, sentOf, targetsOf } from './chosen.ts'
import { MessageChoice } from './message-choice.tsx'
import styles from './remote-control.module.css'
import { controlTexts as words } from './remote-control.texts.ts'
import { fieldTexts, requestTexts } from './request.texts.ts'
import { RequestFields } from './request-fields.tsx'
import { atFields, drawingOf, type RequestDrawing } from './request-form.ts'

interface RequestDialogProps {
  kind: ChosenKind
  chosen: readonly Chosen[]
  onClose: () => void
  onGiven: (commandIds: readonly number[]) => void
}

const noTexts = {}
const names = Object.keys(requestForms) as RequestName[]

/** The requests that a user may make. */
function useRequests(): readonly RequestName[] {
  const { may } = useGrants()
  return names.filter((name) => may(requestOf(name)))
}

/** All that a pile can be asked beside the four commands of the bar: which, and with what. */
export function RequestDialog({ kind, chosen, onClose, onGiven }: RequestDialogProps) {
  const say = useSay()
  const labelOf = useRequestLabel()
  const allowed = useRequests()
  const [chosenName, setName] = useState<RequestName>()
  const name = chosenName ?? allowed[0]
  const manner = useRef<CommandManner>({ force: false, reason: null })
  const save = useRef<() => void>(undefined)
  const [only] = chosen
  if (!name) return null
  const isCharging = chosen.some(({ isPileCharging }) => isPileCharging)
  const asking = { name, kind, chosen, manner, save, onClose, onGiven }
  const forcing = { softReset: requestTexts.softReset, raw: requestTexts.endsCharge }
  const force = isCharging && (name === 'softReset' || name === 'raw') && say(forcing[name])

  return (
    <CommandQuestion
      title={
        chosen.length === 1 && only
          ? say(requestTexts.title, { name: only.name })
          : say(requestTexts.titleMany, { count: chosen.length })
      }
      action={labelOf(name)}
      force={force}
      reasonHint={say(words.reasonHint)}
      reasonNeeded={words.reasonNeeded}
      send={async (how) => {
        manner.current = how
        await save.current?.()
      }}
      onClose={onClose}
    >
      {() => (
        <>
          <FieldFrame label={say(requestTexts.request)} isRequired>
            {(wiring) => (
              <Select
                {...wiring}
                value={name}
                onChange={(event) => setName(event.target.value as RequestName)}
              >
                {allowed.map((one) => (
                  <option key={one} value={one}>
                    {labelOf(one)}
                  </option>
                ))}
              </Select>
            )}
          </FieldFrame>
          {name === 'raw' ? (
            <MessageChoice chosen={chosen}>
              {(drawing, key) => <RequestForm key={key} {...asking} drawing={drawing} />}
            </MessageChoice>
          ) : (
            <RequestForm key={name} {...asking} drawing={drawingOf(name)} />
          )}
        </>
      )}
    </CommandQuestion>
  )
}

interface RequestFormProps extends RequestDialogProps {
  name: RequestName
  drawing: RequestDrawing
  manner: RefObject<CommandManner>
  /** Where the form leaves how it is saved: the button stands in the dialog's foot. */
  save: RefObject<(() => void) | undefined>
}

function RequestForm({ name, drawing, kind, chosen, manner, save, onClose, onGiven }: RequestFormProps) {
  const say = useSay()
  const labelOf = useRequestLabel()
  const give = useCall(pileCommand.request)
  // The standard's own names have no other words.
  const [{ schema, requestOf, message }] = useState(drawing)
  const form = useDraft(schema as DraftSchema<FieldValues>, {
    texts: message ? noTexts : fieldTexts,
    submit: (values, idempotencyKey) => {
      const request = requestOf(values) as Parameters<typeof give>[0]['request']
      return give({ ...targetsOf(kind, chosen), ...manner.current, request }, { idempotencyKey }).catch(
        (failure: unknown) => Promise.reject(atFields(failure)),
      )
    },
    onDone: (given) => {
      if (!given) return onClose()
      const sent = sentOf(given)
      showMessage({
        text: say(words.sentMany, { command: labelOf(name), ...sent }),
        tone: sent.refused > 0 ? 'warning' : 'status',
      })
      onGiven(given.records.map(({ id }) => id))
    },
  })
  useEffect(() => {
    save.current = form.save
  })

  return (
    <DraftForm of={form} className={styles.request}>
      <RequestFields of={form} drawing={drawing} />
    </DraftForm>
  )
}

function useRequestLabel() {
  const { language } = useLanguage()
  return (name: RequestName) => commandKind.label(commandKind.code[name], language)
}
