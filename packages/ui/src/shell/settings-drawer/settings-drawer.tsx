import type { Text } from '@ampdeck/api/texts'
import { Check, Copy, RotateCcw } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { copyText } from '../../foundation/clipboard/copy-text.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { Switch } from '../../inputs/fields/checkbox.tsx'
import { Segment, type SegmentOption } from '../../inputs/segment/segment.tsx'
import { Drawer } from '../../overlays/drawer/drawer.tsx'
import { showMessage } from '../../overlays/toast/message-store.ts'
import {
  type Accent,
  accents,
  changeSettings,
  defaultSettings,
  type Mode,
  offersOf,
  type Settings,
} from '../settings/settings.ts'
import { Choice } from './choice.tsx'
import styles from './settings-drawer.module.css'
import { settingsTexts as words } from './settings-drawer.texts.ts'

export interface SettingsDrawerProps {
  /** Whether the drawer is shown. */
  open: boolean
  /** Called by Escape, by a click beside it and by its close button. */
  onClose: () => void
  /** The settings in force; `settingsFrom` makes them from what was kept. */
  settings: Settings
  /** The settings as they are to be from now on, by the rules of what goes together. */
  onChange: (settings: Settings) => void
}

type Word = keyof typeof words

/** How the console looks. It has no scrim, so a change is seen behind it at once. */
export function SettingsDrawer({ open, onClose, settings, onChange }: SettingsDrawerProps) {
  const say = useSay()
  const id = useId()
  const offers = offersOf(settings)
  const change = (part: Partial<Settings>) => onChange(changeSettings(settings, part))
  const inWords = <Value extends Word>(...values: Value[]) =>
    values.map((value) => ({ value, label: say<Text>(words[value]) }))

  const segment = <Key extends 'menuTheme' | 'layout' | 'contentWidth' | 'density'>(
    key: Key,
    options: readonly SegmentOption<Settings[Key]>[],
  ) => (
    <Segment
      role="radiogroup"
      aria-label={say<Text>(words[key])}
      label={say<Text>(words[key])}
      value={settings[key]}
      onChange={(value) => change({ [key]: value })}
      options={options}
    />
  )
  const toggle = (
    key: 'fixedHeader' | 'hideHeader' | 'fixedMenu' | 'colourWeak' | 'multiTab' | 'plannedPages',
    note?: Text,
    isOffered = true,
  ) => (
    <Line label={say<Text>(words[key])} note={note && say(note)} htmlFor={`${id}-${key}`}>
      <Switch
        id={`${id}-${key}`}
        aria-describedby={note && `${id}-${key}-note`}
        checked={settings[key]}
        disabled={!isOffered}
        onChange={(event) => change({ [key]: event.target.checked })}
      />
    </Line>
  )

  const copy = async () => {
    const isCopied = await copyText(JSON.stringify(settings, null, 2))
    if (isCopied) showMessage({ text: say(words.copied), tone: 'status' })
    else showMessage({ text: say(words.notCopied), tone: 'error' })
  }

  return (
    <Drawer
      open={open}
      onClose={onClose}
      width="settings"
      title={say(words.title)}
      caption={say(words.caption)}
      footer={
        <div className={styles.footer}>
          <Button look="plain" icon={<RotateCcw />} onClick={() => onChange(defaultSettings)}>
            {say(words.defaults)}
          </Button>
          <Button icon={<Copy />} onClick={() => void copy()}>
            {say(words.copy)}
          </Button>
        </div>
      }
    >
      <div className={styles.settings}>
        <Choice
          look="chips"
          label={say(words.accent)}
          note={accents[settings.accent]}
          value={settings.accent}
          onChange={(accent) => change({ accent })}
          options={(Object.keys(accents) as Accent[]).map((value) => ({
            value,
            label: say(words[value]),
            picture: <Chip accent={value} isCurrent={value === settings.accent} />,
          }))}
        />
        <Choice
          look="pictures"
          label={say(words.mode)}
          value={settings.mode}
          onChange={(mode) => change({ mode })}
          options={inWords('light', 'dark', 'system').map((option) => ({
            ...option,
            picture: <Picture mode={option.value} />,
          }))}
        />
        <Line label={say(words.menuTheme)}>{segment('menuTheme', inWords('dark', 'light'))}</Line>
        <Line label={say(words.layout)}>{segment('layout', inWords('side', 'top'))}</Line>
        <Line label={say(words.contentWidth)} note={offers.fluid ? undefined : say(words.fluidHint)}>
          {segment(
            'contentWidth',
            inWords('fixed', 'fluid').map((option) => ({
              ...option,
              disabled: option.value === 'fluid' && !offers.fluid,
            })),
          )}
        </Line>
        <Line label={say(words.density)}>
          {segment('density', inWords('compact', 'default', 'comfortable'))}
        </Line>
        {toggle('fixedHeader')}
        {toggle(
          'hideHeader',
          offers.hideHeader ? words.hideHeaderHint : words.hideHeaderNeeds,
          offers.hideHeader,
        )}
        {toggle('fixedMenu', offers.fixedMenu ? undefined : words.fixedMenuNeeds, offers.fixedMenu)}
        {toggle('colourWeak', words.colourWeakHint)}
        {toggle('multiTab')}
        {toggle('plannedPages', words.plannedPagesHint)}
      </div>
    </Drawer>
  )
}

interface LineProps {
  label: string
  /** What it does, or why it is not offered. */
  note?: string | undefined
  /** The control that the label names; a group names itself. */
  htmlFor?: string
  children: ReactNode
}

/** A setting beside its words. */
function Line({ label, note, htmlFor, children }: LineProps) {
  return (
    <div className={styles.line}>
      <div className={styles.name}>
        {htmlFor ? (
          <label htmlFor={htmlFor} className={styles.label}>
            {label}
          </label>
        ) : (
          <span aria-hidden="true" className={styles.label}>
            {label}
          </span>
        )}
        {note && (
          <span id={htmlFor && `${htmlFor}-note`} className={styles.note}>
            {note}
          </span>
        )}
      </div>
      {children}
    </div>
  )
}

/** A theme colour with its text on it, in both appearances; the document's own is seen. */
function Chip({ accent, isCurrent }: { accent: Accent; isCurrent: boolean }) {
  return (['light', 'dark'] as const).map((mode) => (
    <span key={mode} className={styles.chip} data-accent={accent} data-mode={mode} aria-hidden="true">
      {isCurrent ? <Check /> : 'Aa'}
    </span>
  ))
}

/** A page in miniature. */
function Picture({ mode }: { mode: Mode }) {
  const halves = mode === 'system' ? (['light', 'dark'] as const) : [mode]

  return (
    <span className={styles.picture} aria-hidden="true">
      {halves.map((half) => (
        <span key={half} className={styles.half} data-mode={half} />
      ))}
    </span>
  )
}
