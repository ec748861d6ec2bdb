import type { Text } from '@ampdeck/api/texts'
import { Clock, Download, type LucideIcon, Plus, Upload } from 'lucide-react'
import { useSay } from '../../foundation/language/use-say.ts'
import { type Guarded, GuardedButton, useGrants } from '../../shell/gate/gate.tsx'
import styles from './list-page.module.css'
import { pageTexts } from './list-page.texts.ts'
import { useKey } from './use-key.ts'

export interface ToolbarButtonProps {
  /** The call without whose right the button is gone, or its action key. */
  of: Guarded
  /** Opens the form, or starts what the button says; the page's own to do. */
  onClick: () => void
  /** It runs: the button keeps its place and does nothing more. */
  busy?: boolean
  /** Why it cannot be done now, in the reader's language; shown as a hint and read as its description. */
  blockedReason?: string
  /** Where several of a kind stand beside each other: which one it is. */
  'aria-label'?: string
}

/** Opens the form of a new record; the key N does the same. The one primary button of a list. */
export function AddButton(props: ToolbarButtonProps) {
  const say = useSay()
  const { may } = useGrants()
  useKey('n', props.onClick, may(props.of) && !props.busy && !props.blockedReason)

  return (
    <GuardedButton {...props} look="primary" icon={<Plus size={16} />} hint="N" aria-keyshortcuts="N">
      {say(pageTexts.add)}
    </GuardedButton>
  )
}

/** Opens the import of many records from a file. */
export const ImportButton = buttonOf(pageTexts.import, Upload)

/** Starts an export of the list as it is filtered and sorted. */
export const ExportButton = buttonOf(pageTexts.export, Download)

/** Opens the timed export of the list; guarded by the right of the export itself. */
export const TimingButton = buttonOf(pageTexts.timing, Clock)

function buttonOf(word: Text, Icon: LucideIcon) {
  return function ToolbarButton(props: ToolbarButtonProps) {
    const say = useSay()
    return (
      <GuardedButton {...props} icon={<Icon size={16} />}>
        <span className={styles.word}>{say(word)}</span>
      </GuardedButton>
    )
  }
}
