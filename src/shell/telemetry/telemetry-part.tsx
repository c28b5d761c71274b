import Router, { useRouter } from 'next/router';
import { useReportWebVitals } from 'next/web-vitals';
import { useCallback, useEffect, useState } from 'react';
import { env } from '@/config/env';
import { beforeLeaving } from '@/lib/browser/page-leaving';
import { isVisitMeasured } from '@/lib/telemetry/is-measured';
import { connectObserver } from '@/lib/telemetry/observe';
import { createTelemetry } from '@/lib/telemetry/telemetry';

/** The part of Next's metric that we use; the package of its type has no type declarations. */
type Metric = { name: string; value: number };

/** A string goes out as plain text, so a server of another origin needs no CORS preflight. */
const send = (body: string) => void navigator.sendBeacon(env.telemetry.url, body);

/** Sends errors and web vitals to the address of the deployment. Renders nothing. */
export function TelemetryPart() {
  const { locale = '' } = useRouter();
  const [telemetry] = useState(() =>
    createTelemetry({
      release: window.__NEXT_DATA__.buildId,
      language: locale,
      route: () => Router.pathname,
      send,
      isMeasured: isVisitMeasured(Number(env.telemetry.share)),
    }),
  );

  useReportWebVitals(useCallback(({ name, value }: Metric) => telemetry.metric(name, value), [telemetry]));
  useEffect(() => connectObserver(telemetry.error), [telemetry]);
  useEffect(() => beforeLeaving(telemetry.flush), [telemetry]);

  return null;
}
