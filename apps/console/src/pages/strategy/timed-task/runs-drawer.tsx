import { type TimedTask, timedTask } from '@ampdeck/api/config/timed-task'
import { timedRunOrigin, timedRunState } from '@ampdeck/api/enumerations/strategy'
import { localName, texts } from '@ampdeck/api/texts'
import { Drawer } from '@ampdeck/ui/drawer'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { Awaited } from '../../../data/awaited.tsx'
import { useRead } from '../../../data/use-read.ts'
import styles from './runs-drawer.module.css'

const words = texts({
  title: ['Runs of {name}', '{name} 的执行记录'],
  none: ['It has not run yet', '尚未执行'],
  failed: ['The runs could not be loaded', '执行记录加载失败'],
  missed: ['No server was running then; the run was skipped', '当时服务未运行，未补执行'],
  sent: ['{count} done', '成功 {count} 项'],
})

/** What keeps a target from being done, in words. */
const reasons = texts({
  'device.offline': ['pile offline', '电桩离线'],
  'gun.busy': ['a charge is running', '正在充电'],
  'price.state': ['no draft to issue', '没有可下发的草稿'],
  'price.past': ['its time has passed', '生效时间已过'],
  'price.overlap': ['a later version is issued', '已有更晚的版本'],
  none: ['no piles', '没有电桩'],
  'run.failed': ['the run failed on the server; nothing was changed', '服务端执行失败，未做任何更改'],
})

const REFRESH_MS = 3_000

/** The runs of a task with what became of each target; read again while it is open. */
export function RunsDrawer({ row, onClose }: { row: TimedTask; onClose: () => void }) {
  const say = useSay()
  const { language } = useLanguage()
  const runs = useRead(timedTask.logs, { id: row.id }, { refreshEvery: REFRESH_MS })
  const reasonOf = (reason: string) => {
    const known = Object.entries(reasons).find(([key]) => key === reason)
    return known ? say(known[1]) : reason
  }

  return (
    <Drawer open onClose={onClose} title={say(words.title, { name: localName(row, language) })}>
      {runs.data ? (
        <ol className={styles.runs}>
          {runs.data.length === 0 && <li>{say(words.none)}</li>}
          {runs.data.map(({ id, origin, state, plannedTime, results }) => (
            <li key={id}>
              <p className={styles.head}>
                <strong>{plannedTime}</strong>
                <StatusBadge of={timedRunState} code={state} />
                <span>{timedRunOrigin.label(origin, language)}</span>
              </p>
              {state === timedRunState.code.missed && <p>{say(words.missed)}</p>}
              <ul>
                {results.map(({ name, reason, count }) => (
                  <li key={name}>
                    <span>{name}</span>
                    <span>
                      {say(words.sent, { count })}
                      {reason && ` · ${reasonOf(reason)}`}
                    </span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      ) : (
        <Awaited of={runs} title={say(words.failed)} />
      )}
    </Drawer>
  )
}
