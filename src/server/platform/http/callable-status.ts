interface CallableStatus {
  readonly status: string;
  /** The HTTP status that belongs to the word in the Firebase callable protocol. */
  readonly http: number;
}

const statuses: Readonly<Record<number, CallableStatus>> = {
  400: { status: 'INVALID_ARGUMENT', http: 400 },
  401: { status: 'UNAUTHENTICATED', http: 401 },
  402: { status: 'FAILED_PRECONDITION', http: 400 },
  403: { status: 'PERMISSION_DENIED', http: 403 },
  404: { status: 'NOT_FOUND', http: 404 },
  409: { status: 'ALREADY_EXISTS', http: 409 },
  429: { status: 'RESOURCE_EXHAUSTED', http: 429 },
  500: { status: 'INTERNAL', http: 500 },
  503: { status: 'UNAVAILABLE', http: 503 },
};

/** How the protocol of callables answers what HTTP answers with a status. */
export function callableStatusOf(status: number): CallableStatus {
  return (
    statuses[status] ?? (status < 500 ? { status: 'INVALID_ARGUMENT', http: 400 } : { status: 'INTERNAL', http: 500 })
  );
}
