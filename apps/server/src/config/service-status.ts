// The rule itself is shared with the screens, which apply it to live guns.
export { type GunCount, serviceStatusOf } from '@ampdeck/api/config/service-status'
