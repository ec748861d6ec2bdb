import { page } from '../../manifest.ts'

export const manifest = page({ id: 'homeEquipment', url: '/home/equipmentMonitoring' })
