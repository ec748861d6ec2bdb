import { useSay } from '@ampdeck/ui/language'
import type { Scene } from '../scenes/scene.ts'
import { frameTexts } from './frame.texts.ts'
import styles from './known-scenes.module.css'

export interface KnownScenesProps {
  scenes: readonly Scene[]
  choose: (scene: string) => void
}

/** The scenes that there are, by their names in the address; one of them is chosen by a click. */
export function KnownScenes({ scenes, choose }: KnownScenesProps) {
  const say = useSay()

  return (
    <>
      {say(frameTexts.knownScenes)}
      <span className={styles.list}>
        {scenes.map(({ id, title }) => (
          <button key={id} type="button" className={styles.scene} onClick={() => choose(id)}>
            {say(title)}
            <span className={styles.name}>{`?scene=${id}`}</span>
          </button>
        ))}
      </span>
    </>
  )
}
