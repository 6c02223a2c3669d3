import { Share2 } from 'lucide-react';
import { Button } from './button.tsx';
import { useToast } from './overlays/toast.tsx';

/** Shares this page: by the device's own sheet where there is one, else its address is copied. */
export function ShareButton({
  title,
  label,
  copied,
  className,
}: {
  title: string;
  label: string;
  copied: string;
  className?: string;
}) {
  const toast = useToast();
  async function share() {
    const [url = ''] = window.location.href.split('#');
    try {
      if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches)
        return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      toast.success(copied);
    } catch (error) {
      // Ignored: the sheet was closed, or there is no clipboard (plain http), where the address bar still has it.
      if (!(error instanceof DOMException && error.name === 'AbortError')) toast.warning(url);
    }
  }
  return (
    <Button variant="quiet" className={className} onClick={() => void share()}>
      <Share2 aria-hidden size={18} />
      {label}
    </Button>
  );
}
