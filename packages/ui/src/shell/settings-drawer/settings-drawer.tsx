import type { Text } from '@ampdeck/api/texts'
import { Check, Copy, RotateCcw } from 'lucide-react'
import { Button } from '../../foundation/button/button.tsx'
import { copyText } from '../../foundation/clipboard/copy-text.ts'
import { useSay } from '../../foundation/language/use-say.ts'
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
import { Choice, Toggle } from './choice.tsx'
import styles from './settings-drawer.module.css'
import { settingsTexts as words } from './settings-drawer.texts.ts'

export interface SettingsDrawerProps {
  open: boolean
  onClose: () => void
  settings: Settings
  /** The settings as they are to be from now on, by the rules of what goes together. */
  onChange: (settings: Settings) => void
}

type Word = keyof typeof words

/** How the console looks. It has no scrim, so a change is seen behind it at once. */
export function SettingsDrawer({ open, onClose, settings, onChange }: SettingsDrawerProps) {
  const say = useSay()
  const offers = offersOf(settings)
  const change = (part: Partial<Settings>) => onChange(changeSettings(settings, part))
  const inWords = <Value extends Word>(...values: Value[]) =>
    values.map((value) => ({ value, label: say<Text>(words[value]) }))

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
        <Choice
          look="words"
          label={say(words.menuTheme)}
          value={settings.menuTheme}
          onChange={(menuTheme) => change({ menuTheme })}
          options={inWords('dark', 'light')}
        />
        <Choice
          look="words"
          label={say(words.layout)}
          value={settings.layout}
          onChange={(layout) => change({ layout })}
          options={inWords('side', 'top')}
        />
        <Choice
          look="words"
          label={say(words.contentWidth)}
          note={offers.fluid ? undefined : say(words.fluidHint)}
          value={settings.contentWidth}
          onChange={(contentWidth) => change({ contentWidth })}
          options={inWords('fixed', 'fluid').map((option) => ({
            ...option,
            disabled: option.value === 'fluid' && !offers.fluid,
          }))}
        />
        <Choice
          look="words"
          label={say(words.density)}
          value={settings.density}
          onChange={(density) => change({ density })}
          options={inWords('compact', 'default', 'comfortable')}
        />
        <Toggle
          label={say(words.fixedHeader)}
          isOn={settings.fixedHeader}
          onChange={(fixedHeader) => change({ fixedHeader })}
        />
        <Toggle
          label={say(words.hideHeader)}
          note={say(offers.hideHeader ? words.hideHeaderHint : words.hideHeaderNeeds)}
          isOn={settings.hideHeader}
          disabled={!offers.hideHeader}
          onChange={(hideHeader) => change({ hideHeader })}
        />
        <Toggle
          label={say(words.fixedMenu)}
          note={offers.fixedMenu ? undefined : say(words.fixedMenuNeeds)}
          isOn={settings.fixedMenu}
          disabled={!offers.fixedMenu}
          onChange={(fixedMenu) => change({ fixedMenu })}
        />
        <Toggle
          label={say(words.colourWeak)}
          note={say(words.colourWeakHint)}
          isOn={settings.colourWeak}
          onChange={(colourWeak) => change({ colourWeak })}
        />
        <Toggle
          label={say(words.multiTab)}
          isOn={settings.multiTab}
          onChange={(multiTab) => change({ multiTab })}
        />
      </div>
    </Drawer>
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
