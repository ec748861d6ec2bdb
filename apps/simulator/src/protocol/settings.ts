import type { NetworkPlan, PilePlan } from '../plan.ts'
import { Configuration } from './configuration.ts'

/** The settings of a pile of either version, by the names that the standard gives them. */
export function configurationOf(
  version: PilePlan['version'],
  guns: number,
  { meterSeconds, measures = 'all' }: Pick<NetworkPlan, 'meterSeconds' | 'measures'>,
): Configuration {
  if (version === '1.6') {
    return new Configuration(
      {
        HeartbeatInterval: '60',
        MeterValueSampleInterval: String(meterSeconds),
        ClockAlignedDataInterval: '900',
        ConnectionTimeOut: '60',
        ResetRetries: '3',
        TransactionMessageAttempts: '3',
        TransactionMessageRetryInterval: '10',
        WebSocketPingInterval: '0',
        MeterValuesSampledData:
          measures === 'energy'
            ? 'Energy.Active.Import.Register'
            : 'Energy.Active.Import.Register,Power.Active.Import,Voltage,Current.Import,Temperature,SoC',
        StopTransactionOnEVSideDisconnect: 'true',
        UnlockConnectorOnEVSideDisconnect: 'true',
        AuthorizeRemoteTxRequests: 'false',
        LocalAuthorizeOffline: 'true',
        LocalPreAuthorize: 'false',
        LocalAuthListEnabled: 'true',
        NumberOfConnectors: String(guns),
        SupportedFeatureProfiles:
          'Core,FirmwareManagement,LocalAuthListManagement,Reservation,SmartCharging,RemoteTrigger',
        ChargeProfileMaxStackLevel: '8',
        ChargingScheduleAllowedChargingRateUnit: 'Current,Power',
        LocalAuthListMaxLength: '500',
        // What the display says of the price (OCA, California pricing requirements).
        DefaultPrice: '',
      },
      [
        'NumberOfConnectors',
        'SupportedFeatureProfiles',
        'ChargeProfileMaxStackLevel',
        'LocalAuthListMaxLength',
      ],
    )
  }
  return new Configuration(
    {
      'OCPPCommCtrlr.HeartbeatInterval': '60',
      'OCPPCommCtrlr.WebSocketPingInterval': '0',
      'SampledDataCtrlr.TxUpdatedInterval': String(meterSeconds),
      'AlignedDataCtrlr.Interval': '900',
      'AuthCtrlr.AuthorizeRemoteStart': 'false',
      'AuthCtrlr.LocalAuthorizeOffline': 'true',
      'AuthCtrlr.LocalPreAuthorize': 'false',
      'LocalAuthListCtrlr.Enabled': 'true',
      'TxCtrlr.EVConnectionTimeOut': '60',
      'ChargingStation.AvailabilityState': 'Available',
      'TariffCostCtrlr.TariffFallbackMessage': '',
    },
    ['ChargingStation.AvailabilityState'],
  )
}

const followed201 = {
  heartbeat: 'OCPPCommCtrlr.HeartbeatInterval',
  sample: 'SampledDataCtrlr.TxUpdatedInterval',
} as const

/** The names of the settings that a simulated pile follows. */
export const followed = {
  '1.6': { heartbeat: 'HeartbeatInterval', sample: 'MeterValueSampleInterval' },
  '2.0.1': followed201,
  '2.1': followed201,
} as const
