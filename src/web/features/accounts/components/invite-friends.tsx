import { useQuery } from '@tanstack/react-query';
import { accountsApi } from '#shared/accounts/api.ts';
import { usualReferralReward } from '#shared/accounts/referral.ts';
import { call } from '../../../lib/api-client.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useText } from '../../../lib/language.ts';
import { pathTo } from '../../../lib/paths.ts';
import { shareByApp } from '../../../lib/share.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FailedState } from '../../../ui/state-panel.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { LtrValue } from '../../../ui/value.tsx';

/** The user's referral code to share, and the number of friends who used it [REF-1]. */
export function InviteFriends() {
  const text = useText();
  const describe = useErrorText();
  const { data, error, refetch } = useQuery({
    queryKey: ['referral'],
    queryFn: ({ signal }) => call(accountsApi.getReferral, {}, { signal }),
  });
  const { referral } = text;
  return (
    <section className="card grid gap-4 p-[clamp(1.1rem,3vw,2.2rem)] md:grid-cols-[1fr_auto] md:items-center">
      <div className="grid gap-1">
        <h2 className="text-2xl">{referral.title}</h2>
        <p className="text-quiet">{referral.lead(data?.reward ?? usualReferralReward)}</p>
        {data !== undefined && (
          <p className="mt-2 flex items-center gap-2 font-semibold">
            <Icon name="gift" className="text-saffron-text" />
            {referral.friends(data.friends)}
          </p>
        )}
      </div>
      {data !== undefined ? (
        <Code code={data.referralCode} />
      ) : error !== null ? (
        <FailedState message={describe(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-28 md:w-64" />
      )}
    </section>
  );
}

function Code({ code }: { code: string }) {
  const { referral } = useText();
  const share = () => {
    handOver(code, referral).catch(() =>
      showToast({ id: 'invite', variant: 'destructive', title: referral.shareFailed }),
    );
  };
  return (
    <div className="grid gap-3 rounded-2xl bg-well p-4 text-center md:min-w-64">
      <p className="grid">
        <span className="text-sm text-quiet">{referral.yourCode}</span>
        <LtrValue className="font-display text-4xl font-extrabold tracking-widest text-saffron-text select-all">
          {code}
        </LtrValue>
      </p>
      <Button icon="share" onClick={share}>
        {referral.share}
      </Button>
    </div>
  );
}

interface Words {
  readonly shareTitle: string;
  readonly shareText: string;
  readonly copied: string;
  readonly copiedWhy: string;
}

/** Through the app, else the device's share sheet, else the clipboard. */
async function handOver(code: string, words: Words): Promise<void> {
  const url = `${window.location.origin}${pathTo('register')}?ref=${encodeURIComponent(code)}`;
  if (shareByApp({ title: words.shareTitle, text: words.shareText, url })) return;
  const device: Partial<Pick<Navigator, 'share'>> = navigator;
  if (device.share !== undefined) {
    try {
      await navigator.share({ title: words.shareTitle, text: words.shareText, url });
    } catch (error) {
      // Closing the sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    }
    return;
  }
  await navigator.clipboard.writeText(`${words.shareText}\n${url}`);
  showToast({ id: 'invite', title: words.copied, description: words.copiedWhy });
}
