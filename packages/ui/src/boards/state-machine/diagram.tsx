import { useId } from 'react'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import styles from './diagram.module.css'
import { curveOf, type Layout, NODE_HEIGHT, NODE_WIDTH, type Path } from './layout.ts'
import { isEnd, type LifeCycle } from './life-cycle.ts'
import { stateMachineTexts as t } from './state-machine.texts.ts'

/** The life cycle from top to bottom. Numbers on the edges are those of the ways out beside it. */
export function Diagram({
  layout,
  states,
  transitions,
  current,
  ways,
  mayGo,
  labelOf,
}: LifeCycle & { layout: Layout }) {
  const say = useSay()
  const arrow = useId()
  const numberOf = ({ from, to }: Path) => (from === current ? ways.findIndex((way) => way.to === to) + 1 : 0)
  const roleOf = (id: string) => {
    if (id === current) return 'current'
    return ways.some((way) => way.to === id) ? 'next' : 'other'
  }

  return (
    <div className={styles.canvas} style={{ width: layout.width, height: layout.height }}>
      <svg className={styles.edges} width={layout.width} height={layout.height} aria-hidden="true">
        <defs>
          {(['', '-next', '-may'] as const).map((kind) => (
            <marker
              key={kind}
              id={arrow + kind}
              viewBox="0 0 8 8"
              refX="7"
              refY="4"
              markerWidth="8"
              markerHeight="8"
              orient="auto"
              markerUnits="userSpaceOnUse"
            >
              <path d="M1 1.2 7 4 1 6.8z" data-kind={kind.slice(1) || undefined} />
            </marker>
          ))}
        </defs>
        {layout.paths.map((path) => {
          const way = ways.find(({ from, to }) => from === path.from && to === path.to)
          const kind = way ? (mayGo(way) ? 'may' : 'next') : undefined
          return (
            <path
              key={`${path.from} ${path.to}`}
              d={curveOf(path)}
              className={styles.edge}
              data-kind={kind}
              markerEnd={`url(#${arrow}${kind ? `-${kind}` : ''})`}
            />
          )
        })}
      </svg>
      {layout.paths.map((path) => {
        const number = numberOf(path)
        const [start, second] = path.points
        if (!number || !start || !second) return null
        return (
          <span
            key={`${path.from} ${path.to}`}
            aria-hidden="true"
            className={styles.number}
            style={{ left: start.x * 0.35 + second.x * 0.65, top: start.y * 0.4 + second.y * 0.6 }}
          >
            {number}
          </span>
        )
      })}
      <ol>
        {layout.spots.map(({ id, x, y }) => {
          const state = states.find((one) => one.id === id)
          const role = roleOf(id)
          return (
            <li
              key={id}
              aria-current={role === 'current' ? 'step' : undefined}
              className={styles.node}
              data-role={role}
              data-end={isEnd(transitions, id) || undefined}
              style={{ left: x, top: y, width: NODE_WIDTH, height: NODE_HEIGHT }}
            >
              <Glyph name={state?.mark?.shape ?? 'idle'} tone={state?.mark?.tone ?? 'quiet'} size={13} />
              <span className={styles.word} title={state?.label}>
                {labelOf(id)}
              </span>
              {role === 'current' && <span className="visually-hidden">, {say(t.current)}</span>}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
