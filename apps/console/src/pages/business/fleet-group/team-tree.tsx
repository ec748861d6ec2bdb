import type { GroupTeam } from '@ampdeck/api/member/group-team'
import { texts } from '@ampdeck/api/texts'
import { useFormats, useSay } from '@ampdeck/ui/language'
import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react'
import styles from './fleet-group.module.css'
import { mayMove, stepOf, teamRows } from './team-rows.ts'

const words = texts({
  teams: ['Teams', '班组'],
  whole: ['The whole fleet', '整个车队'],
  counts: ['{members} members, {cars} cars', '{members} 人，{cars} 辆车'],
})

interface TeamTreeProps {
  teams: readonly GroupTeam[]
  /** The team whose members are shown; null is the whole fleet. */
  current: number | null
  onChoose: (id: number | null) => void
  /** Without it teams stay where they are. */
  onMove: ((team: GroupTeam, pid: number | null) => void) | undefined
}

/**
 * The teams of a fleet as a tree. A team is dragged onto the one that it is to belong to; by the keyboard Alt and the
 * arrows to the right and to the left put it below the team above it, or out again.
 */
export function TeamTree({ teams, current, onChoose, onMove }: TeamTreeProps) {
  const say = useSay()
  const { number } = useFormats()
  const root = useRef<HTMLDivElement>(null)
  const [dragged, setDragged] = useState<GroupTeam>()
  const [over, setOver] = useState<number | null>()
  const rows = [{ team: null, level: 0 }, ...teamRows(teams)]

  const drop = (pid: number | null) => {
    if (dragged && mayMove(teams, dragged.id, pid)) onMove?.(dragged, pid)
    setDragged(undefined)
    setOver(undefined)
  }
  const onKeyDown = (event: KeyboardEvent, team: GroupTeam | null, index: number) => {
    const step = { ArrowRight: 'in', ArrowLeft: 'out' } as const
    if (event.altKey && team && onMove && (event.key === 'ArrowRight' || event.key === 'ArrowLeft')) {
      event.preventDefault()
      const to = stepOf(teams, team, step[event.key])
      if (to) onMove(team, to.pid)
      return
    }
    const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: rows.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    root.current?.querySelectorAll<HTMLElement>('[role=treeitem]')[next]?.focus()
  }
  const dropTarget = (pid: number | null) => ({
    onDragOver: (event: DragEvent) => {
      if (!dragged || !mayMove(teams, dragged.id, pid)) return
      event.preventDefault()
      setOver(pid)
    },
    onDragLeave: () => setOver(undefined),
    onDrop: () => drop(pid),
  })

  return (
    <div ref={root} role="tree" aria-label={say(words.teams)} className={styles.tree}>
      {rows.map(({ team, level }, index) => {
        const id = team?.id ?? null
        return (
          <div
            key={id ?? 0}
            role="treeitem"
            aria-level={level + 1}
            aria-selected={id === current}
            tabIndex={id === current ? 0 : -1}
            className={styles.team}
            data-over={over === id || undefined}
            style={{ paddingInlineStart: `${12 + level * 20}px` }}
            draggable={team !== null && onMove !== undefined}
            onDragStart={() => setDragged(team ?? undefined)}
            onDragEnd={() => setDragged(undefined)}
            {...dropTarget(id)}
            onClick={() => onChoose(id)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' || event.key === ' ') onChoose(id)
              onKeyDown(event, team, index)
            }}
          >
            <span className={styles.name}>{team?.name ?? say(words.whole)}</span>
            {team && (
              <span className={styles.counts}>
                {say(words.counts, { members: number(team.members), cars: number(team.cars) })}
              </span>
            )}
          </div>
        )
      })}
    </div>
  )
}
