import type { ReactNode } from 'react';
import { StateFrame } from './state-frame';
import { VehicleDrawing } from './vehicles/vehicle-drawing';

/** Nothing here yet, and the next step. */
export function EmptyState({
  picture,
  title,
  message,
  action,
  isPage = false,
}: {
  /** An icon of size 28; without one, a truck waits. */
  picture?: ReactNode;
  title: ReactNode;
  message?: ReactNode;
  action?: ReactNode;
  isPage?: boolean;
}) {
  return (
    <StateFrame
      picture={picture ?? <VehicleDrawing vehicle="truck1tCargo" width={112} />}
      isPictureBare={!picture}
      title={title}
      message={message}
      action={action}
      isPage={isPage}
    />
  );
}
