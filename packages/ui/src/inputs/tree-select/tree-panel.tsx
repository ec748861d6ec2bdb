import { Search } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { TreeNode } from '../../data/tree/tri-state.ts'
import { Button } from '../../foundation/button/button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import styles from './tree-select.module.css'
import { treeTexts } from './tree-select.texts.ts'

interface TreePanelProps {
  text: string
  onText: (text: string) => void
  /** How many are chosen, where many can be. */
  count: number | undefined
  onClear: () => void
  /** A branch that could not be loaded. */
  failed: TreeNode | undefined
  onRetry: (node: TreeNode) => void
  isEmpty: boolean
  /** The tree. */
  children: ReactNode
}

/** Around the tree that drops from its field: what finds, what failed, what is chosen. */
export function TreePanel({
  text,
  onText,
  count,
  onClear,
  failed,
  onRetry,
  isEmpty,
  children,
}: TreePanelProps) {
  const say = useSay()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.querySelector('input')?.focus(), [])

  return (
    <div ref={panel} className={styles.panel}>
      <div className={styles.find}>
        <Search size={14} />
        <input
          type="search"
          aria-label={say(treeTexts.find)}
          maxLength={50}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return
            event.preventDefault()
            panel.current?.querySelector<HTMLElement>('[role="tree"]')?.focus()
          }}
        />
      </div>
      {children}
      {isEmpty && <p className={styles.note}>{say(treeTexts.nothing)}</p>}
      {failed && (
        <p role="status" className={styles.note}>
          {say(treeTexts.failed, { label: failed.label })}
          <Button size="small" onClick={() => onRetry(failed)}>
            {say(treeTexts.retry)}
          </Button>
        </p>
      )}
      {count !== undefined && (
        <div className={styles.foot}>
          <span>{say(treeTexts.count, { count })}</span>
          <Button size="small" look="plain" onClick={onClear}>
            {say(treeTexts.clear)}
          </Button>
        </div>
      )}
    </div>
  )
}
