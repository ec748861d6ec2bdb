/** The scene that is shown. */
export interface Turn {
  scene: string
  /** Since when, epoch milliseconds. */
  since: number
  /** The alarm for which the wall jumped last; nothing as long as it is not known whether there is one. */
  alarm: number | null | undefined
}

export interface Rotation {
  /** The ids of the scenes, in their order. */
  scenes: readonly string[]
  /** What the address names and there is not: it stays until another is chosen, so that the wall can say so. */
  misnamed?: string | undefined
  /** How long each is shown; 0 when the wall stays where it is. */
  everyMs: number
  /** The alarm of level 1 or 2 that nobody has taken yet; nothing before the first answer. */
  alarm: number | null | undefined
}

const ALARM_SCENE = 'alarm'

/**
 * Which scene is to be shown now (screens.md §5): one after the other, but a serious alarm brings its scene to the
 * front and holds it there. Somebody who chooses another scene by its key sees it for the length of one turn. The
 * alarms that a wall finds when it is opened at a certain scene do not push that scene away at once.
 */
export function nextTurn(turn: Turn, { scenes, misnamed, everyMs, alarm }: Rotation, now: number): Turn {
  const [first] = scenes
  if (first === undefined || alarm === undefined || turn.scene === misnamed) return turn
  if (!scenes.includes(turn.scene)) return { ...turn, scene: first, since: now }
  if (everyMs === 0) return turn
  const known = turn.alarm === undefined ? { ...turn, alarm } : turn

  const isHeld = alarm !== null && scenes.includes(ALARM_SCENE)
  if (isHeld && alarm !== known.alarm) return { scene: ALARM_SCENE, since: now, alarm }
  if ((isHeld && known.scene === ALARM_SCENE) || now - known.since < everyMs) return known
  const next = scenes[(scenes.indexOf(known.scene) + 1) % scenes.length] ?? first
  return { ...known, scene: isHeld ? ALARM_SCENE : next, since: now }
}
