// The heavy requests that may run or wait at once, in all and of one address.
#pragma once

#include <atomic>
#include <cstddef>
#include <string>
#include <utility>

#include <tl/expected.hpp>

#include "server/guard/address_counter.h"
#include "server/ops/metrics.h"

namespace nonet::server {

class HeavyPlaces {
 public:
  enum class Refusal : std::uint8_t { all_taken, own_share_taken };

  // A place, given back when it is destroyed.
  class Place {
   public:
    Place(HeavyPlaces& places, std::string group) : places_{&places}, group_{std::move(group)} {}
    Place(Place&& other) noexcept
        : places_{std::exchange(other.places_, nullptr)}, group_{std::move(other.group_)} {}
    Place& operator=(Place&&) = delete;
    ~Place() {
      if (places_ != nullptr) places_->give_back(group_);
    }

   private:
    HeavyPlaces* places_;
    std::string group_;
  };

  HeavyPlaces(std::size_t limit, std::size_t limit_each, Metrics& metrics)
      : limit_{limit}, each_{limit_each}, metrics_{metrics} {}

  tl::expected<Place, Refusal> take(std::string group) {
    if (taken_.fetch_add(1) >= limit_) {
      taken_.fetch_sub(1);
      metrics_.refused(Metrics::Refused::heavy);
      return tl::unexpected{Refusal::all_taken};
    }
    if (!groups_.enter(group, each_)) {
      taken_.fetch_sub(1);
      metrics_.refused(Metrics::Refused::heavy_of_address);
      return tl::unexpected{Refusal::own_share_taken};
    }
    metrics_.heavy(+1);
    return Place{*this, std::move(group)};
  }

 private:
  void give_back(const std::string& group) {
    metrics_.heavy(-1);
    groups_.leave(group);
    taken_.fetch_sub(1);
  }

  const std::size_t limit_;
  const std::size_t each_;
  Metrics& metrics_;
  std::atomic<std::size_t> taken_ = 0;
  AddressCounter groups_;
};

}  // namespace nonet::server
