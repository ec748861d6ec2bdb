import { LiveGunTile } from '@ampdeck/ui/gun-tile'
import { useLiveAll } from '@ampdeck/ui/live'
import { guns } from './live-guns.ts'

const allIds = () => [...guns.ids()]
const areSame = (a: string[], b: string[]) => a.join() === b.join()

export function Guns() {
  const ids = useLiveAll(guns, allIds, areSame)

  return (
    <div
      style={{
        display: 'grid',
        // A tile is as wide as its place.
        gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
        gap: 8,
        paddingBlock: 16,
      }}
    >
      {ids.map((id) => (
        <LiveGunTile key={id} store={guns} gunId={id} />
      ))}
    </div>
  )
}
