import { type ConfigTemplate, configTemplate } from '@ampdeck/api/operation/config-template'
import { pileCommand, requestOf } from '@ampdeck/api/operation/pile-command'
import { Button } from '@ampdeck/ui/button'
import { ConfirmDialog } from '@ampdeck/ui/dialog'
import { Drawer } from '@ampdeck/ui/drawer'
import { Checkbox, FieldFrame, Select, TextInput } from '@ampdeck/ui/fields'
import { GuardedButton, useGrants } from '@ampdeck/ui/gate'
import { useSay } from '@ampdeck/ui/language'
import { Empty } from '@ampdeck/ui/state-panel'
import { showMessage } from '@ampdeck/ui/toast'
import { useState } from 'react'
import { Awaited } from '../../../data/awaited.tsx'
import { useAction } from '../../../data/use-action.ts'
import { useRead } from '../../../data/use-read.ts'
import { sentOf } from './chosen.ts'
import styles from './configuration.module.css'
import { configurationTexts as words } from './configuration.texts.ts'
import { DriftRow } from './drift-row.tsx'
import { TemplateForm } from './template-form.tsx'

const PIECE = 50
const MAX = 1_000
/** What piles answer is stored by and by. */
const LOOK_MS = 4_000

/** Configuration templates: which piles differ from one, and its bulk change (LC 19). */
export function ConfigurationDrawer({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const [wanted, setWanted] = useState<number>()
  const [form, setForm] = useState<'add' | 'edit'>()
  const [isRemoving, setRemoving] = useState(false)
  const templates = useRead(configTemplate.page, { pageSize: MAX })
  const remove = useAction(configTemplate.delete)
  const all = templates.data?.records ?? []
  const template = all.find(({ id }) => id === wanted) ?? all[0]

  if (form)
    return (
      <TemplateForm
        record={form === 'edit' ? template : undefined}
        onDone={(saved) => {
          setForm(undefined)
          if (saved) setWanted(saved.id)
        }}
      />
    )
  return (
    <Drawer open onClose={onClose} width="wide" title={say(words.title)}>
      <div className={styles.bar}>
        {template && (
          <FieldFrame label={say(words.template)}>
            {(wiring) => (
              <Select
                {...wiring}
                value={template.id}
                onChange={(event) => setWanted(Number(event.target.value))}
              >
                {all.map(({ id, name, ocpp }) => (
                  <option key={id} value={id}>
                    {name} · {ocpp}
                  </option>
                ))}
              </Select>
            )}
          </FieldFrame>
        )}
        {template && (
          <>
            <GuardedButton of={configTemplate.update} onClick={() => setForm('edit')}>
              {say(words.edit)}
            </GuardedButton>
            <GuardedButton of={configTemplate.delete} look="plain" onClick={() => setRemoving(true)}>
              {say(words.remove)}
            </GuardedButton>
          </>
        )}
        <GuardedButton of={configTemplate.save} onClick={() => setForm('add')}>
          {say(words.add)}
        </GuardedButton>
      </div>
      {templates.error || !templates.data ? (
        <Awaited of={templates} title={say(words.notRead)} />
      ) : template ? (
        <Drift key={template.id} of={template} />
      ) : (
        <Empty title={say(words.none)} text={say(words.noneText)} />
      )}
      {isRemoving && template && (
        <ConfirmDialog
          open
          danger
          title={say(words.removeAsk, { name: template.name })}
          action={say(words.remove)}
          onConfirm={() => {
            setRemoving(false)
            void remove({ id: template.id })
          }}
          onCancel={() => setRemoving(false)}
        >
          {say(words.removeText)}
        </ConfirmDialog>
      )}
    </Drawer>
  )
}

/** The piles beside one template. */
function Drift({ of }: { of: ConfigTemplate }) {
  const say = useSay()
  const { may } = useGrants()
  const [name, setName] = useState('')
  const [isOnlyDrifted, setOnlyDrifted] = useState(false)
  const [size, setSize] = useState(PIECE)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [isAsking, setAsking] = useState(false)
  const input = { templateId: of.id, pageSize: size, name, ...(isOnlyDrifted && { drifted: 1 }) }
  const drift = useRead(configTemplate.drift, input, { refreshEvery: LOOK_MS, keepsLast: true })
  const ask = useAction(pileCommand.request)
  const apply = useAction(configTemplate.apply)
  const piles = drift.data?.records ?? []
  const mayChoose = may(requestOf('readConfiguration')) || may(configTemplate.apply)
  const pileIds = [...chosen]
  const count = pileIds.length

  const toggle = (id: number) =>
    setChosen(new Set(chosen.has(id) ? pileIds.filter((one) => one !== id) : [...pileIds, id]))
  const told = (given: Parameters<typeof sentOf>[0] | undefined) => {
    if (given) showMessage({ text: say(words.sent, { ...sentOf(given) }), tone: 'status' })
  }
  const blockedReason = count === 0 ? say(words.chooseAll) : undefined

  return (
    <>
      <div className={styles.tools}>
        <TextInput label={say(words.search)} value={name} onChange={(event) => setName(event.target.value)} />
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is inside */}
        <label>
          <Checkbox checked={isOnlyDrifted} onChange={() => setOnlyDrifted(!isOnlyDrifted)} />
          {say(words.onlyDrifted)}
        </label>
        {mayChoose && (
          <Button look="plain" onClick={() => setChosen(new Set(piles.map(({ id }) => id)))}>
            {say(words.chooseAll)}
          </Button>
        )}
      </div>
      {drift.error || !drift.data ? (
        <Awaited of={drift} title={say(words.notRead)} />
      ) : piles.length === 0 ? (
        <Empty title={say(words.noPiles)} />
      ) : (
        <ul className={styles.piles} aria-label={say(words.piles)}>
          {piles.map((pile) => (
            <DriftRow
              key={pile.id}
              of={pile}
              isChosen={chosen.has(pile.id)}
              onToggle={mayChoose ? () => toggle(pile.id) : undefined}
            />
          ))}
        </ul>
      )}
      {piles.length < (drift.data?.total ?? 0) && size < MAX && (
        <Button look="plain" onClick={() => setSize(Math.min(MAX, size + PIECE))}>
          {say(words.more)}
        </Button>
      )}
      <div className={styles.foot}>
        <GuardedButton
          of={requestOf('readConfiguration')}
          blockedReason={blockedReason}
          onClick={async () => told(await ask({ pileIds, request: { name: 'readConfiguration', keys: [] } }))}
        >
          {say(words.read, { count })}
        </GuardedButton>
        <GuardedButton
          of={configTemplate.apply}
          look="primary"
          blockedReason={blockedReason}
          onClick={() => setAsking(true)}
        >
          {say(words.apply, { count })}
        </GuardedButton>
      </div>
      {isAsking && (
        <ConfirmDialog
          open
          title={say(words.applyAsk, { name: of.name, count })}
          action={say(words.apply, { count })}
          onConfirm={async () => {
            setAsking(false)
            told(await apply({ templateId: of.id, pileIds }))
          }}
          onCancel={() => setAsking(false)}
        >
          {say(words.applyText)}
        </ConfirmDialog>
      )}
    </>
  )
}
