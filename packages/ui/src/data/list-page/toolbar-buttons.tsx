import { Clock, Download, Plus, Upload } from 'lucide-react'
import { useEffect } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import { useGrants } from '../../shell/gate/grants.tsx'
import { GuardedButton } from '../../shell/gate/guarded-button.tsx'
import { pageTexts } from './list-page.texts.ts'

export interface ToolbarButtonProps {
  /** The action key without which the button is gone, for example `stationList:add`. */
  action: string
  onClick: () => void
  busy?: boolean
  /** Why it cannot be done now. */
  blockedReason?: string
  /** Where several of a kind stand beside each other: which one it is. */
  'aria-label'?: string
}

/** Opens the form of a new record; the key N does the same. The one primary button of a list. */
export function AddButton(props: ToolbarButtonProps) {
  const say = useSay()
  const { may } = useGrants()
  useKey('n', props.onClick, may(props.action) && !props.busy && !props.blockedReason)

  return (
    <GuardedButton {...props} look="primary" icon={<Plus size={16} />} hint="N" aria-keyshortcuts="N">
      {say(pageTexts.add)}
    </GuardedButton>
  )
}

/** Opens the import of many records from a file. */
export function ImportButton(props: ToolbarButtonProps) {
  const say = useSay()

  return (
    <GuardedButton {...props} icon={<Upload size={16} />}>
      {say(pageTexts.import)}
    </GuardedButton>
  )
}

/** Starts an export of the list as it is filtered and sorted. */
export function ExportButton(props: ToolbarButtonProps) {
  const say = useSay()

  return (
    <GuardedButton {...props} icon={<Download size={16} />}>
      {say(pageTexts.export)}
    </GuardedButton>
  )
}

/** Opens the timed export of the list; guarded by the key of the export itself. */
export function TimingButton(props: ToolbarButtonProps) {
  const say = useSay()

  return (
    <GuardedButton {...props} icon={<Clock size={16} />}>
      {say(pageTexts.timing)}
    </GuardedButton>
  )
}

/** A single key works while nothing is typed, nothing is open above the page, and no other key is held. */
function useKey(key: string, onPress: () => void, isActive: boolean) {
  useEffect(() => {
    if (!isActive) return
    const listen = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented
      if (isPlain && event.key.toLowerCase() === key && !isTaken(event.target)) {
        event.preventDefault()
        onPress()
      }
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [key, onPress, isActive])
}

function isTaken(target: EventTarget | null): boolean {
  const isTyping =
    target instanceof Element && target.closest('input, select, textarea, [contenteditable], [role=menu]')
  return Boolean(isTyping) || document.querySelector('[role=dialog][data-state=open]') !== null
}
